import type { DocumentList, ParsedDocument, WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import type { Watch } from '@/shared/firebase/live/live';
import { watchDocument } from '@/shared/firebase/live/watch';
import type { ListQuery } from '@/shared/firebase/query';
import { type ListSource, listSource } from '@/shared/lists/list-source';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { waitlist } from '../collections';
import type { LeadStatus, WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

/** The waitlist as its screen uses it; tests pass an object of their own. */
export interface WaitlistRepository extends ListSource<WaitlistEntry> {
  watchEntry(id: string): Watch<ParsedDocument<WaitlistEntry> | undefined>;
  list(query: ListQuery<WaitlistEntry>): Promise<DocumentList<WaitlistEntry>>;
  setStatus(entry: WithId<WaitlistEntry>, status: LeadStatus): SaveHandle;
}

/** The waitlist in the database. */
export const waitlistRepository: WaitlistRepository = {
  ...listSource(waitlist),
  watchEntry: (id) => watchDocument(waitlist, id),
  list: (query) => listDocuments(waitlist, query),
  setStatus: (entry, status) =>
    save(
      patchChange(waitlist, entry.id, {
        patch: { status, updatedAt: serverTime },
        base: entry,
        what: texts.changeOfStatus(texts.nameOf(entry)),
        labels: { status: { label: texts.status, values: waitlistStatusLabels } },
      }),
    ),
};
