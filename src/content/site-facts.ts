/**
 * Facts about the organization that its owner sets. If a fact is missing, every control that needs it is
 * hidden (PRO-Q43).
 */
export interface SiteFacts {
  /** The organization's legal name. If it is missing, pages show the product's name. */
  readonly name?: string;
  /** The site's published URL without a trailing slash: `https://www.acf.org`. */
  readonly siteAddress?: string;
  /** Town and province: `Toronto, ON`. */
  readonly office?: string;
  /** Address for visitors' emails. */
  readonly email?: string;
  readonly phone?: string;
  /** Link to book the free strategy session, and its length in minutes. */
  readonly bookingLink?: string;
  readonly bookingMinutes?: number;
  /** First year of the copyright line. */
  readonly since?: number;
  readonly socialLinks: readonly { readonly name: string; readonly href: string }[];
  /** YouTube id of the video on the landing page. */
  readonly landingVideoId?: string;
  /** YouTube id of the meditation video on the home screen, and links shown after it. */
  readonly meditationVideoId?: string;
  readonly meditationLinks: readonly { readonly label: string; readonly address: string }[];
  /** Certificates of the team; `issued` is the month on the certificate: `2024-05`. */
  readonly certificates: readonly { readonly title: string; readonly issued: string }[];
  /** The team's totals on Salesforce's learning platform. */
  readonly badges?: number;
  readonly points?: number;
  readonly trails?: number;
}

/** The facts of a new project: none. */
export const unsetFacts: SiteFacts = { socialLinks: [], meditationLinks: [], certificates: [] };

/** A build-time constant. Scripts that run without a build don't have it. */
declare const __SITE_FACTS__: SiteFacts | undefined;

/** The facts of this build. Prerendered pages show these, so that hydration matches. */
export const builtFacts: SiteFacts =
  typeof __SITE_FACTS__ === 'undefined' ? unsetFacts : (__SITE_FACTS__ ?? unsetFacts);

/**
 * Returns the site's published URL without a trailing slash. Defaults to the project's Firebase Hosting URL.
 */
export const publishedAt = ({ siteAddress }: SiteFacts, projectId: string): string =>
  siteAddress ?? `https://${projectId}.web.app`;
