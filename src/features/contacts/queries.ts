import { definePreload } from '@/shared/entity/entity-preload';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList, valueFilter } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { readListSettings } from '@/shared/lists/settings/list-settings';
import { readRowChoice, rowsOf } from '@/shared/lists/settings/rows-per-page';
import { searchPiece } from '@/shared/search/grams';
import { contacts, mailIndex, mailsOf } from './collections';
import { foldSearch, phoneDigits } from './contact-search';
import {
  type Contact,
  contactSorts,
  type ContactStatus,
  contactStatuses,
  type Mail,
  type MailEntry,
  statusOf,
} from './schema';

/** The contacts that the list shows: active, archived or both (WRK-Q36). */
export const archiveChoices = ['active', 'archived', 'all'] as const;
export type ArchiveChoice = (typeof archiveChoices)[number];

/** The default number of rows per page (WRK-130). */
export const contactsPerPage = 7;

const ownedBy = (owner: string): Filter<Contact>[] => (owner === '' ? [] : [['ownerId', '==', owner]]);

/** The fields that rows, the form and the export need. Leaves out the n-grams because they are large. */
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

/** The definition of the contact list. */
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
      // Filter by both values rather than none, so that one index serves every choice.
      where: (archive) => [
        archive === 'all' ? ['archived', 'in', [false, true]] : ['archived', '==', archive === 'archived'],
      ],
      has: ({ archived }, archive) => archive === 'all' || archived === (archive === 'archived'),
    },
    /** The owner's id. In the regular users' area, it is always the person's own. */
    owner: valueFilter<Contact>('owner', 'ownerId'),
  },
  sorts: contactSorts,
  usual: { sort: 'lastName', direction: 'asc' },
  // Every contact has a status, so both directions use the same sort key and need one index.
  order: ({ sort, direction }) => [[`sort.${sort === 'status' ? 'asc' : direction}.${sort}`, direction]],
  search: { order: 'sort.asc.lastName', fold: foldSearch },
  key: (contact, { sort, direction }) => contact.sort?.[direction][sort] ?? '',
  staysInOrder: true,
  pageSize: contactsPerPage,
  select: shownFields,
  state: {
    /** The id of the contact in the form, or `new`. */
    form: textParameter('form'),
    /** The id of the contact whose notes are open. */
    notes: textParameter('notes'),
    /** The id of the contact whose AI analysis is open. */
    analysis: textParameter('analysis'),
  },
});
export type ContactListState = ReturnType<typeof contactList.read>;
export type ContactView = Parameters<typeof contactList.query>[0];

/** Preloads the first rows of the list. In the regular users' area, these are the person's own contacts. */
export const contactPreload = definePreload(contacts, async (address, { uidOnDevice, area }) => {
  const uid = await uidOnDevice();
  const owner = area === 'regular' && uid !== undefined && { owner: uid };
  if (area === 'regular' && !owner) return undefined;
  const view = contactList.viewOf({ ...contactList.read(address), ...owner });
  const choice = uid === undefined ? 'usual' : readRowChoice(uid);
  return contactList.page(view, rowsOf(choice, contactsPerPage, readListSettings().density)).query;
});

/** Returns the query for contacts with a given e-mail address. */
export const sameEmailQuery = (email: string, owner: string): ListQuery<Contact> => ({
  where: [...ownedBy(owner), ['email', '==', email.trim().toLowerCase()]],
  limit: 5,
  select: shownFields,
});

/**
 * Returns the queries for contacts with exactly this e-mail or name, with or without search fields. Older
 * contacts can be found only this way until the server migration has added their search fields (decision
 * 024).
 */
export const exactQueries = (typed: string, owner: string): readonly ListQuery<Contact>[] => [
  sameEmailQuery(typed, owner),
  { where: [...ownedBy(owner), ['name', '==', typed.trim()]], limit: 5, select: shownFields },
];

/**
 * Returns the query for contacts that may have a given phone number. Compare the results by `phoneDigits`.
 * Returns undefined for fewer than six digits.
 */
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

/** Returns the query for contacts created since a moment, including archived ones (WRK-080, WRK-Q20). */
export const newContacts = (owner: string, since: Date): ListQuery<Contact> => ({
  where: [...ownedBy(owner), ['createdAt', '>=', since]],
});

/** Returns the query for all contacts, with or without search fields. */
export const allContacts = (owner: string): ListQuery<Contact> => ({ where: ownedBy(owner) });

/**
 * Returns the query for the e-mails to a contact, newest first. Regular users list only those to their own
 * contacts.
 */
export const mailQuery = (owner: string): ListQuery<Mail> => ({
  where: owner === '' ? [] : [['contactOwnerId', '==', owner]],
  orderBy: [['createdAt', 'desc']],
  limit: 100,
});

/**
 * Returns the query for index entries of e-mails that contain a piece of text. Regular users find only those
 * to their own contacts.
 */
export const foundMails = (piece: string, owner: string): ListQuery<MailEntry> => ({
  where: [
    ['grams', 'array-contains', piece],
    ...(owner === '' ? [] : [['contactOwnerId', '==', owner] satisfies Filter<MailEntry>]),
  ],
  select: ['contactId', 'contactOwnerId'],
  limit: 20,
});

/** Returns every query of these collections, so that the indexes can be generated. */
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
