/**
 * Facts about the organization that only its owner knows. An unset fact is missing here, and every control that needs it is
 * hidden (PRO-Q43).
 */
export interface SiteFacts {
  /** The organization's name as it stands in letters; pages say the product's name without it. */
  readonly name?: string;
  /** Where the site is published, without a slash at its end: `https://www.acf.org`. */
  readonly siteAddress?: string;
  /** Town and province: `Toronto, ON`. */
  readonly office?: string;
  /** Where people write to. */
  readonly email?: string;
  readonly phone?: string;
  /** Where a visitor picks a time for the free strategy session, and how many minutes it takes. */
  readonly bookingLink?: string;
  readonly bookingMinutes?: number;
  /** First year of the copyright line. */
  readonly since?: number;
  readonly socialLinks: readonly { readonly name: string; readonly href: string }[];
  /** The film on the landing page: its id at YouTube. */
  readonly landingVideoId?: string;
  /** The pause on the home screen: the id of its film at YouTube, and pages to go on with. */
  readonly meditationVideoId?: string;
  readonly meditationLinks: readonly { readonly label: string; readonly address: string }[];
  /** Certificates of the team; `issued` is the calendar month on it: `2024-05`. */
  readonly certificates: readonly { readonly title: string; readonly issued: string }[];
  /** The team's totals on Salesforce's learning platform. */
  readonly badges?: number;
  readonly points?: number;
  readonly trails?: number;
}

/** The facts of a new project: none. */
export const unsetFacts: SiteFacts = { socialLinks: [], meditationLinks: [], certificates: [] };

/** The build's constant; scripts that run without a build have none. */
declare const __SITE_FACTS__: SiteFacts | undefined;

/** The facts that this build was made with. Prerendered pages show these, so that hydration matches. */
export const builtFacts: SiteFacts =
  typeof __SITE_FACTS__ === 'undefined' ? unsetFacts : (__SITE_FACTS__ ?? unsetFacts);

/** Returns where a site is published, without a slash at its end. Every project has an address at Firebase Hosting. */
export const publishedAt = ({ siteAddress }: SiteFacts, projectId: string): string =>
  siteAddress ?? `https://${projectId}.web.app`;
