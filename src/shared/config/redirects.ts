import { paths } from './paths';

/** Addresses that open the page of another (PUB-Q36); hosting redirects them, and so does the router. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/data-integration', paths.bridge],
  ['/fundraising', paths.fundraising],
];

/** The second address of the AI Forward page; the first is the canonical one (PUB-Q40). */
export const aiForwardShort = '/ai-forward';
