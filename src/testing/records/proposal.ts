import type { StoredEnvelope, StoredGate } from '@/features/proposals/gate/stored-records';
import type { ProposalDraft, ProposalVersion, Reader, Recipient, Visit } from '@/features/proposals/schema';
import { derivationName, minRounds } from '@/features/proposals/sealing/derivation';
import { envelopeFormat } from '@/features/proposals/sealing/envelope';
import type { WithId } from '@/shared/firebase/collection';
import { writtenAt } from './written-at';

/** The random id of the recipient in this file's records. */
export const recipientId = 'recipientAmara000001';

/** Returns the recipient Amara Osei, with `changes` applied. */
export const aRecipient = (changes: Partial<Recipient> = {}): Recipient => ({
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  code: '7KQ2-M4XV9-TBC1',
  expiresAt: null,
  withdrawnAt: null,
  quiet: false,
  ...changes,
});

/** Returns a proposal draft that was never published, with `changes` applied. */
export const aDraft = (changes: Partial<WithId<ProposalDraft>> = {}): WithId<ProposalDraft> => ({
  id: 'harbour-shelter',
  kind: 'proposal',
  title: 'A staged path',
  clientName: 'Harbour Shelter',
  clientEmail: 'amara@shelter.example',
  matching: 'normalised',
  content: '{"kind":"proposal"}',
  recipients: {},
  envelopes: [],
  revision: 1,
  status: 'draft',
  createdAt: writtenAt,
  updatedAt: writtenAt,
  updatedBy: 'ada',
  contentAt: writtenAt,
  publishedAt: null,
  ...changes,
});

/** Returns a published version. */
export const aPublication = (changes: Partial<ProposalVersion> = {}): ProposalVersion => ({
  title: 'A staged path',
  content: '{"kind":"proposal"}',
  changes: ['Timeline: step 2'],
  publishedAt: writtenAt,
  publishedBy: 'ada',
  ...changes,
});

/** Returns the gate of a page, which is its public record. */
export const aGate = (changes: Partial<StoredGate> = {}): StoredGate => ({
  kind: 'proposal',
  derivation: derivationName,
  rounds: minRounds,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
  status: 'active',
  revision: 1,
  ...changes,
});

/** Returns an envelope of the current publication. No code opens it. */
export const anEnvelope = (changes: Partial<StoredEnvelope> = {}): StoredEnvelope => ({
  format: envelopeFormat,
  revision: 1,
  recipient: recipientId,
  iv: 'AAAAAAAAAAAAAAAA',
  content: 'c2VhbGVk',
  keyIv: 'BBBBBBBBBBBBBBBB',
  key: 'k'.repeat(64),
  ...changes,
});

/** Returns a visit: the recipient opens the page, unless `changes` say otherwise. */
export const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  recipient: recipientId,
  what: 'opened',
  detail: '',
  section: '',
  at: writtenAt,
  ...changes,
});

/** Returns the record of a reader who has opened the page and chosen nothing. */
export const aReader = (changes: Partial<Reader> = {}): Reader => ({
  firstAt: writtenAt,
  chosen: '',
  chosenAt: null,
  ...changes,
});
