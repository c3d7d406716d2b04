import { preloadOf } from '@/shared/entity/entity-preload';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList, ownerFilter } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { readListSettings } from '@/shared/lists/settings/list-settings';
import { readRowChoice, rowsOf } from '@/shared/lists/settings/rows-per-page';
import { searchPiece } from '@/shared/search/grams';
import { contacts, mailIndex, mailsOf } from './collections';
import { foldSearch, phoneDigits } from './contact-search';
import { contactEntity } from './entity';
import {
  type Contact,
  contactSorts,
  type ContactStatus,
  contactStatuses,
  type Mail,
  type MailEntry,
  statusOf,
} from './schema';

/** Which contacts the list shows: those in use, the archived ones, or both (WRK-Q36). */
export const archiveChoices = ['active', 'archived', 'all'] as const;
export type ArchiveChoice = (typeof archiveChoices)[number];

/** Rows per page unless the person chooses otherwise (WRK-130). */
export const contactsPerPage = 7;

const ownedBy = (owner: string): Filter<Contact>[] => (owner === '' ? [] : [['ownerId', '==', owner]]);

/** The fields of rows, their form and the export, without the n-grams, which are large. */
const shownFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'linkedin',
  'website',
  'address',
  'company',
  'title',
  'source',
  'status',
  'archived',
  'ownerId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'salesforceSync',
  'search.text',
  'sort',
] as const;

/** The contacts as their screen lists them. */
export const contactList = defineList(contacts, {
  filters: {
    status: choiceFilter<Contact, ContactStatus>('status', contactStatuses, {
      field: 'status',
      where: (status) => (status === 'New' ? ['status', 'in', ['New', 'new']] : ['status', '==', status]),
      has: (contact, status) => statusOf(contact) === status,
      isCheckedInSearch: true,
    }),
    archive: {
      parameter: choiceParameter<ArchiveChoice>('show', archiveChoices, 'active'),
      field: 'archived',
      // Both values, not no filter: so one index serves every choice.
      where: (archive) => [
        archive === 'all' ? ['archived', 'in', [false, true]] : ['archived', '==', archive === 'archived'],
      ],
      has: ({ archived }, archive) => archive === 'all' || archived === (archive === 'archived'),
    },
    /** The id of the owner. The area of regular users sets it to the person's own. */
    owner: ownerFilter<Contact>(contactEntity),
  },
  sorts: contactSorts,
  usual: { sort: 'lastName', direction: 'asc' },
  // The status sorts equal both ways, so that one index serves: every contact has a status.
  order: ({ sort, direction }) => [[`sort.${sort === 'status' ? 'asc' : direction}.${sort}`, direction]],
  search: { order: 'sort.asc.lastName', fold: foldSearch },
  key: (contact, { sort, direction }) => contact.sort?.[direction][sort] ?? '',
  staysInOrder: true,
  pageSize: contactsPerPage,
  select: shownFields,
  state: {
    /** `new`, or the id of the contact in the form. */
    form: textParameter('form'),
    /** The id of the contact whose notes are open. */
    notes: textParameter('notes'),
    /** The id of the contact whose AI analysis is open. */
    analysis: textParameter('analysis'),
  },
});
export type ContactListState = ReturnType<typeof contactList.read>;
export type ContactView = Parameters<typeof contactList.query>[0];

/** The first rows of the list. The area of regular users shows them their own contacts. */
export const contactPreload = preloadOf(contactList, (uid) =>
  rowsOf(uid === undefined ? 'usual' : readRowChoice(uid), contactsPerPage, readListSettings().density),
);

/** Contacts with an e-mail address. */
export const sameEmailQuery = (email: string, owner: string): ListQuery<Contact> => ({
  where: [...ownedBy(owner), ['email', '==', email.trim().toLowerCase()]],
  limit: 5,
  select: shownFields,
});

/**
 * Contacts with exactly this address or name, with search fields or without: older ones are found by these alone until the
 * one move on the server has completed them (decision 024).
 */
export const exactQueries = (typed: string, owner: string): readonly ListQuery<Contact>[] => [
  sameEmailQuery(typed, owner),
  { where: [...ownedBy(owner), ['name', '==', typed.trim()]], limit: 5, select: shownFields },
];

/** Contacts that may have a phone number; `phoneDigits` of the found ones decides. Undefined for too few digits. */
export function samePhoneQuery(phone: string, owner: string): ListQuery<Contact> | undefined {
  const digits = phoneDigits(phone);
  const asked = digits.length < 6 ? undefined : searchPiece(digits);
  return (
    asked && {
      ...contactList.query(contactList.viewOf({ search: digits, archive: 'all', owner })),
      limit: 20,
    }
  );
}

/** The contacts that came in since a moment, archived ones too (WRK-080, WRK-Q20). */
export const newContacts = (owner: string, since: Date): ListQuery<Contact> => ({
  where: [...ownedBy(owner), ['createdAt', '>=', since]],
});

/** Every contact, with search fields or without. */
export const allContacts = (owner: string): ListQuery<Contact> => ({ where: ownedBy(owner) });

/** The e-mails to a contact, newest first; regular users list those of their own contacts. */
export const mailQuery = (owner: string): ListQuery<Mail> => ({
  where: owner === '' ? [] : [['contactOwnerId', '==', owner]],
  orderBy: [['createdAt', 'desc']],
  limit: 100,
});

/** Entries of the e-mails that have a piece of text; regular users find those to their own contacts. */
export const foundMails = (piece: string, owner: string): ListQuery<MailEntry> => ({
  where: [
    ['grams', 'array-contains', piece],
    ...(owner === '' ? [] : [['contactOwnerId', '==', owner] satisfies Filter<MailEntry>]),
  ],
  select: ['contactId', 'contactOwnerId'],
  limit: 20,
});

/** Every query of the collections, for the indexes. */
export const queryTables = () => [
  defineQueries(
    contacts,
    {
      ...shapesOf(contactList, { status: ['Won'], owner: ['mia'] }),
      all: [allContacts('mia')],
      new: ['', 'mia'].map((owner) => newContacts(owner, new Date(0))),
      exact: ['', 'mia'].flatMap((owner) => exactQueries('Amara', owner)),
    },
    {
      noIndex: [
        'address',
        'linkedin',
        'website',
        'ai_description',
        'ai_summary',
        'ai_next_step',
        'ai_insights',
        'ai_next_steps',
        'search.text',
        'search.grams',
        ...contactSorts.flatMap((sort) => [`sort.asc.${sort}` as const, `sort.desc.${sort}` as const]),
      ],
    },
  ),
  defineQueries(
    mailsOf('any'),
    { list: [mailQuery(''), mailQuery('mia')] },
    { noIndex: ['content', 'metadata'] },
  ),
  defineQueries(mailIndex, { search: [foundMails('osei', ''), foundMails('osei', 'mia')] }),
];
