import type { WithId } from '@/shared/firebase/collection';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trashPart } from '@/shared/trash/trash';
import { contacts } from './collections';
import { type Contact, nameOf } from './schema';
import { contactTexts } from './texts';

// Apart from the other changes: a list of contacts shows its rows without this code.

/** Moves a contact to the trash, with its e-mails below it; one that is gone already counts as deleted (WRK-155 to WRK-159). */
export const deleteContact = (contact: WithId<Contact>): SaveHandle =>
  save(
    batchChange([trashPart(contacts, contact, { title: nameOf(contact), base: contact })], {
      what: contactTexts.changeOfDeletion(nameOf(contact)),
      reasons: { denied: contactTexts.deleteDenied, invalid: contactTexts.notDeleted },
    }),
  );

/** Brings a deleted contact back from the trash. */
export const restoreContact = ({ id, ...contact }: WithId<Contact>): SaveHandle =>
  save(
    batchChange([restorePart({ collection: contacts.path, recordId: id })], {
      what: contactTexts.changeOfRestoring(nameOf(contact)),
    }),
  );
