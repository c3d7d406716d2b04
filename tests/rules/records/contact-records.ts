import * as records from '@/testing/records/contact';
import { type ActorName, uidOf } from '../rules-backend';
import { ids } from './records';
import { type Fields, serverTime, toStored } from './to-stored';

/** What every write of a contact carries. */
export const contactStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastModified: serverTime(),
  lastModifiedBy: uidOf(actor),
});

/** A contact as its owner writes it. What happens later is counted from the first time on. */
export const aContact = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(records.aContact({ ownerId: uidOf(actor) }), 'interactions', 'emailCount', 'position'),
  ...changes,
});

/** A draft to the contact of `owner`. */
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

/** The entry that finds an e-mail to `ids.contact` of `regular`. */
export const aMailEntry = (changes: Fields = {}): Fields => ({
  contactId: ids.contact,
  contactOwnerId: uidOf('regular'),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});
