import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { type KeyedLeadKind, leadKeyId } from '@/features/leads/lead-key';
import { leadSearchFields } from '@/features/leads/lead-search';
import * as records from '@/testing/records/lead';
import type { Firestore } from '../rules-backend';
import { type Fields, serverTime, toStored } from './to-stored';

export const removedField = () => firebase.firestore.FieldValue.delete();
export const { Timestamp } = firebase.firestore;

export const leadId = 'AbcdefghijKLMNOPQ123';
export const otherId = 'ZbcdefghijKLMNOPQ123';

const inRow = (row: string | undefined) => (row === undefined ? '' : ` [${row}]`);

/**
 * Returns changes that no lead may have, each with a name. `addressRow` is the row of a malformed address.
 */
export const wrongEverywhere = (addressRow?: string): readonly [string, Fields][] => [
  ['an unknown key', { note: 'hello' }],
  ['an updatedAt', { updatedAt: serverTime() }],
  ['a consent version that is free text', { consentVersion: 'yes' }],
  ['a consent version that is a number', { consentVersion: 202611 }],
  ['a consent version of month 00', { consentVersion: '2026-00' }],
  ['a consent version of month 13', { consentVersion: '2026-13' }],
  ["the visitor's own time", { createdAt: Timestamp.fromDate(new Date('2020-01-01T00:00:00Z')) }],
  ['a time that is text', { createdAt: '2026-11-21' }],
  ['the status sent [PUB-335]', { status: 'sent' }],
  ['the status completed [PUB-335]', { status: 'completed' }],
  ['a status that is a list', { status: ['pending'] }],
  [`a malformed address${inRow(addressRow)}`, { email: 'abc' }],
  ['an address with spaces around it', { email: ' amara@shelter.example ' }],
  ['an address of 255 characters', { email: `${'a'.repeat(255 - 16)}@shelter.example` }],
  ['an address that is a map', { email: { address: 'amara@shelter.example' } }],
];

/**
 * Returns texts that a required field of at most `max` characters refuses; `row` is the row that requires the
 * field.
 */
export const wrongTexts = (field: string, max: number, row?: string): readonly [string, Fields][] => [
  [`an empty ${field}${inRow(row)}`, { [field]: '' }],
  [`a ${field} of spaces only${inRow(row)}`, { [field]: '   ' }],
  [`a ${field} with spaces around it`, { [field]: ' a ' }],
  [`a ${field} of ${max + 1} characters`, { [field]: 'a'.repeat(max + 1) }],
  [`a ${field} that is a number`, { [field]: 7 }],
  [`a ${field} that is a map`, { [field]: { text: 'a' } }],
];

/** Names with control characters that the rules refuse, each with what is wrong. */
export const wrongNames: readonly (readonly [string, string])[] = [
  ['a line break', 'Amara\nOsei'],
  ['a carriage return', 'Amara\rOsei'],
  ['a NUL', 'Amara\u0000Osei'],
  ['a C1 control character', 'Amara\u0085Osei'],
  ['a right-to-left override', 'Amara\u202EiesO'],
  ['a text direction embedding', 'Amara\u202Aiero'],
  ['a text direction isolate', 'Amara\u2066iero'],
  ['the end of an isolate', 'Amara\u2069iero'],
  ['characters without a width only', '\u200B\u200D\uFEFF'],
  ['marks only', '\u0301\u0301'],
  ['blank letters only', '\u3164\u115F\u1160\uFFA0\u2800'],
];

/** Names in many scripts, with joiners, marks and signs. */
export const goodNames: readonly string[] = [
  'é'.repeat(100),
  'Đặng Thùy Trâm',
  'מרים\u200E כהן',
  'مریم\u200Cخانم',
  '王小明',
  "O'Brien-Łoś, Jr.",
  '👩\u200D👩\u200D👧',
  '?',
];

/** Creates a starter-pack request as the public form writes it. */
export const aRequest = (changes: Fields = {}): Fields => ({
  ...toStored(records.aLead(), 'search', 'sort'),
  ...changes,
});

/**
 * Creates the search and sort fields of `aRequest`, as the visitor's browser writes them with the request.
 */
export const anIndex = (): Fields => ({
  ...leadSearchFields({ name: 'Amara Osei', email: 'amara@shelter.example' }),
});

/** Creates a newsletter subscription as the public form writes it. */
export const aSubscription = (changes: Fields = {}): Fields => ({
  ...toStored(records.aSubscription(), 'search', 'sort'),
  ...changes,
});

/** Creates a contact message as the public form writes it. */
export const aMessage = (changes: Fields = {}): Fields => ({
  ...toStored(records.aMessage(), 'search', 'sort'),
  ...changes,
});

/** Creates a waitlist entry with only an address, as the hub page's form writes it. */
export const anAddress = (changes: Fields = {}): Fields => ({
  ...toStored(records.aWaitlistEntry()),
  ...changes,
});

/** Creates a waitlist entry as the application form writes it. */
export const anApplication = (changes: Fields = {}): Fields => ({
  ...toStored(records.anApplication()),
  ...changes,
});

export const keyFor = (email: string, kind: KeyedLeadKind = 'starter-pack') => leadKeyId(kind, email);

/** Writes a lead with its key in one batch, as the public forms do; a starter-pack request by default. */
export async function leaveRequest(
  firestore: Firestore,
  lead: Fields = aRequest(),
  options: {
    id?: string;
    kind?: KeyedLeadKind;
    keyId?: string;
    key?: Fields;
    collection?: 'bundleRequests' | 'waitlist';
  } = {},
): Promise<void> {
  const { id = leadId, kind = 'starter-pack' } = options;
  const collection = options.collection ?? (kind.startsWith('waitlist') ? 'waitlist' : 'bundleRequests');
  // A malformed address has no key of its own and must be refused with any key.
  const email = typeof lead.email === 'string' ? lead.email : 'amara@shelter.example';
  const keyId = options.keyId ?? (await keyFor(email, kind));
  await firestore
    .batch()
    .set(firestore.doc(`${collection}/${id}`), lead)
    .set(firestore.doc(`leadKeys/${keyId}`), options.key ?? { leadId: id })
    .commit();
}
