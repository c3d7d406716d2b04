import { type HeaderEntry, headerNavigation } from './navigation';

/** The header of the workspace: videos and blog are absent by rule (PUB-079). */
export const workspaceNavigation: readonly HeaderEntry[] = headerNavigation.filter(
  (entry) => !('to' in entry) || !['/videos', '/blog'].includes(entry.to),
);
