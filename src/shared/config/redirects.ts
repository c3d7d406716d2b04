import { paths } from './paths';

/** Alias paths, and the pages that they open (PUB-Q36). Both the hosting and the router redirect them. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/data-integration', paths.bridge],
  ['/fundraising', paths.fundraising],
];

/** The second address of the AI Forward page. The first one is canonical (PUB-Q40). */
export const aiForwardShort = '/ai-forward';
