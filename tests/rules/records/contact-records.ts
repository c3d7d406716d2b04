import * as records from '@/testing/records/contact';
import { type ActorName, uidOf } from '../rules-backend';
import { ids } from './records';
import { type Fields, serverTime, toStored } from './to-stored';

/** Returns the fields that every write of a contact includes. */
export const contactStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastModified: serverTime(),
  lastModifiedBy: uidOf(actor),
});

/** Creates a contact as its owner writes it. The counts are missing until the first note or email. */
export const aContact = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(records.aContact({ ownerId: uidOf(actor) }), 'interactions', 'emailCount', 'position'),
  ...changes,
});

/** Creates a draft email to the contact of `owner`. */
export const aMail = (actor: ActorName, changes: Fields = {}, owner: ActorName = 'regular'): Fields => ({
  ...toStored(
    records.aMail({
      contactOwnerId: uidOf(owner),
      createdBy: uidOf(actor),
      metadata: { generated: true, contactId: ids.contact },
    }),
  ),
  ...changes,
});

/** Creates the search entry of an email to `ids.contact` of `regular`. */
export const aMailEntry = (changes: Fields = {}): Fields => ({
  contactId: ids.contact,
  contactOwnerId: uidOf('regular'),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});
