/** The addresses that pages may have: small letters, digits and hyphens. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** The collection of the gates; envelopes and visits stand below. */
export const proposalsPath = 'proposals';

/** The page behind the gate of `/proposals`: the list of pages. */
export const indexSlug = 'proposals';

/** The page at `/standalone-proposal` (PRO-Q17). */
export const standaloneSlug = 'standalone-proposal';
