import * as records from '@/testing/records/proposal';
import { type ActorName, uidOf } from '../rules-backend';
import { ids } from './records';
import { type Fields, serverTime, toStored } from './to-stored';

/** Creates a card as a visitor sends it. */
export const aCard = (changes: Fields = {}): Fields => ({
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  phone: '',
  company: 'Harbour Shelter',
  title: 'Director',
  message: '',
  createdAt: serverTime(),
  consentVersion: '2026-11',
  ...changes,
});

export const slug = 'harbour-shelter';
export const keyId = '0123456789abcdef0123456789abcdef';

export const aGate = (changes: Fields = {}): Fields => ({ ...toStored(records.aGate()), ...changes });

/** Creates an envelope of the current publication. */
export const anEnvelope = (changes: Fields = {}): Fields => ({
  ...toStored(records.anEnvelope({ recipient: ids.stored })),
  ...changes,
});

export const aVisit = (changes: Fields = {}): Fields => ({
  keyId,
  ...toStored(records.aVisit({ recipient: ids.stored, what: 'read', detail: 'packages:42' }), 'section'),
  ...changes,
});

/** Creates the record of a reader who has opened the page and chosen nothing. */
export const aReader = (changes: Fields = {}): Fields => ({
  keyId,
  ...records.aReader(),
  firstAt: serverTime(),
  ...changes,
});

export const aDraft = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(
    records.aDraft({ recipients: { [ids.stored]: records.aRecipient() }, updatedBy: uidOf(actor) }),
  ),
  ...changes,
});

export const aPublication = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(records.aPublication({ publishedBy: uidOf(actor) })),
  ...changes,
});
