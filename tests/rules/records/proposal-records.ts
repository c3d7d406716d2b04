import { type ActorName, uidOf } from '../rules-backend';
import { serverTime } from './leads';
import { type Fields, ids } from './records';

/** A card as a visitor leaves it. */
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

export const aGate = (changes: Fields = {}): Fields => ({
  kind: 'proposal',
  derivation: 'PBKDF2-SHA-256+HKDF-SHA-256',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
  status: 'active',
  revision: 1,
  ...changes,
});

/** An envelope of the publication in force. */
export const anEnvelope = (changes: Fields = {}): Fields => ({
  format: 1,
  revision: 1,
  recipient: ids.stored,
  iv: 'AAAAAAAAAAAAAAAA',
  content: 'c2VhbGVk',
  keyIv: 'BBBBBBBBBBBBBBBB',
  key: 'k'.repeat(64),
  ...changes,
});

export const aVisit = (changes: Fields = {}): Fields => ({
  keyId,
  recipient: ids.stored,
  what: 'read',
  detail: 'packages:42',
  at: serverTime(),
  ...changes,
});

/** The record of a reader who has opened the page and chosen nothing. */
export const aReader = (changes: Fields = {}): Fields => ({
  keyId,
  firstAt: serverTime(),
  chosen: '',
  chosenAt: null,
  ...changes,
});

export const aDraft = (actor: ActorName, changes: Fields = {}): Fields => ({
  kind: 'proposal',
  title: 'A staged path',
  clientName: 'Harbour Shelter',
  clientEmail: 'amara@shelter.example',
  matching: 'normalised',
  content: '{"kind":"proposal"}',
  recipients: { [ids.stored]: { name: 'Amara', email: 'amara@shelter.example', code: '7KQ2-M4XV9-TBC1' } },
  envelopes: [],
  revision: 1,
  status: 'draft',
  createdAt: serverTime(),
  updatedAt: serverTime(),
  updatedBy: uidOf(actor),
  contentAt: serverTime(),
  ...changes,
});

export const aPublication = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'A staged path',
  content: '{"kind":"proposal"}',
  changes: ['Timeline: step 2'],
  publishedAt: serverTime(),
  publishedBy: uidOf(actor),
  ...changes,
});
