/** Slugs of pages: 1 to 80 lower-case letters, digits and hyphens. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** The collection of gates. Envelopes and visits are subcollections. */
export const proposalsPath = 'proposals';

/** The page behind the gate of `/proposals`: the list of pages. */
export const indexSlug = 'proposals';

/** The page at `/standalone-proposal` (PRO-Q17). */
export const standaloneSlug = 'standalone-proposal';
