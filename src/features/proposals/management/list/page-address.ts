import { paths, proposalPath } from '@/shared/config/paths';
import { indexSlug } from '@/features/proposals/slug';

/** Returns the public URL of a page. */
export const addressOf = (slug: string): string =>
  window.location.origin + (slug === indexSlug ? paths.proposals : proposalPath(slug));
