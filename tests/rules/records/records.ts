import * as events from '@/testing/records/event';
import * as templates from '@/testing/records/template';
import { type ActorName, emailOf, uidOf } from '../rules-backend';
import { type Fields, serverTime, toStored } from './to-stored';

/** Ids in the SDK's format. */
export const ids = {
  stored: 'AbcdefghijKLMNOPQ123',
  fresh: 'BbcdefghijKLMNOPQ123',
  contact: 'CbcdefghijKLMNOPQ123',
  foreign: 'DbcdefghijKLMNOPQ123',
  note: 'EbcdefghijKLMNOPQ123',
} as const;

/** Creates the trash entry of a deleted record. */
export const aTrashEntry = (
  actor: ActorName,
  { collection, id, record }: { readonly collection: string; readonly id: string; readonly record: Fields },
  changes: Fields = {},
): Fields => ({
  collection,
  recordId: id,
  record,
  title: 'First call',
  keepers: [record['ownerId'] ?? record['createdBy'] ?? '', record['contactOwnerId'] ?? ''],
  deletedBy: uidOf(actor),
  deletedAt: serverTime(),
  ...changes,
});

/** Creates a product change as the API writes it. */
export const aProductChange = (type: 'auto-generated' | 'git-changelog' = 'git-changelog'): Fields => ({
  type,
  userId: 'system',
  summary: 'Contacts are listed by page.',
  timestamp: serverTime(),
  createdAt: serverTime(),
  metadata: { analyzedComponents: ['contacts'], generatedBy: 'release', version: '0.2.0' },
});

export const aTemplate = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(templates.aTemplate({ createdBy: uidOf(actor) })),
  ...changes,
});

export const aTask = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Send the list',
  description: '',
  status: 'pending',
  dueAt: new Date('2026-12-01T12:00:00Z'),
  sharedWith: [],
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

export const aMeeting = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Board',
  date: new Date('2026-12-01T12:00:00Z'),
  participants: [uidOf('regular')],
  sharedWith: [],
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

export const anEvent = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(
    events.anEvent({
      createdBy: uidOf(actor),
      start: new Date('2026-12-01T12:00:00Z'),
      end: new Date('2026-12-01T12:30:00Z'),
    }),
    'location',
    'contactId',
  ),
  ...changes,
});

/** Creates one entry of an event's `sharedUsers`. */
export const aShare = (actor: ActorName, permission: string, changes: Fields = {}): Fields => ({
  userId: uidOf(actor),
  email: emailOf(actor),
  name: 'Mia T.',
  permission,
  addedBy: uidOf('regular'),
  addedAt: new Date('2026-11-21T12:00:00Z'),
  ...changes,
});

/** Returns the sharing fields of an event shared with these people. */
export const sharedEventWith = (...people: readonly (readonly [ActorName, string])[]): Fields => ({
  sharedUsers: people.map(([actor, permission]) => aShare(actor, permission)),
  sharedUserIds: people.map(([actor]) => uidOf(actor)),
  sharedPermissions: Object.fromEntries(people.map(([actor, permission]) => [uidOf(actor), permission])),
});

export const someFacts = (changes: Fields = {}): Fields => ({
  name: 'River House Consulting',
  siteAddress: 'https://www.river.example',
  office: 'Toronto, ON',
  email: 'hello@river.example',
  phone: '+1 416 555 0164',
  bookingLink: 'https://booking.river.example/session',
  bookingMinutes: 30,
  since: 2020,
  socialLinks: ['https://social.river.example River on Social'],
  landingVideoId: 'abcdefghij-',
  meditationVideoId: 'abcdefghij_',
  meditationLinks: ['https://walks.river.example A walk'],
  certificates: ['2024-05 Salesforce Certified Administrator'],
  badges: 143,
  points: 99_800,
  trails: 12,
  ...changes,
});

export const someSettings = (changes: Fields = {}): Fields => ({
  noteCategories: { donor_calls: 'Donor calls' },
  templateCategories: {},
  views: { notes: 'grid' },
  preferences: {},
  updatedAt: serverTime(),
  ...changes,
});

export const aSecurityEvent: Fields = {
  type: 'auth',
  level: 'warning',
  message: 'Five refused sign-ins',
  timestamp: new Date('2026-11-21T12:00:00Z'),
};
