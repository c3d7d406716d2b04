import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { notes } from '../collections';
import { contactNotes } from '../queries';

/**
 * Returns the notes about a contact that the person may see, newest first, including pending changes
 * (WRK-171).
 */
export function useContactNotes(contactId: string, actor: Actor) {
  const { live, retry } = useWatch(watchList(notes, contactNotes(contactId, actor)));
  const stored = 'data' in live && live.data ? live.data.documents : [];
  const found = useWithPendingChanges(notes, stored)
    .filter((note) => note.contactId === contactId && !note.isArchived)
    .toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
  return { live, retry, found };
}
