import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { waitlist } from '../collections';
import type { LeadStatus, WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

/** Sets the status of an entry, and the time of the change. */
export const setEntryStatus = (entry: WithId<WaitlistEntry>, status: LeadStatus): SaveHandle =>
  save(
    patchChange(waitlist, entry.id, {
      patch: { status, updatedAt: serverTime },
      base: entry,
      what: texts.changeOfStatus(texts.nameOf(entry)),
      labels: { status: { label: texts.status, values: waitlistStatusLabels } },
    }),
  );
