import { type Filter, listEnd, type ListQuery, type Order } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf, textParameter, typedParameter } from '@/shared/lists/address-state';
import { checkedAtFirst, pageParameters, pageQuery } from '@/shared/lists/cursor-pages';
import { searchPiece } from '@/shared/search/grams';
import { hasWords } from '@/shared/search/words';
import { contacts, mailIndex, mailsOf } from './collections';
import { phoneDigits } from './contact-search';
import {
  type Contact,
  type ContactSort,
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

/** The state of the contact list in the address. */
export const contactParameters = {
  search: typedParameter('q'),
  status: choiceParameter<ContactStatus | 'all'>('status', ['all', ...contactStatuses], 'all'),
  archive: choiceParameter<ArchiveChoice>('show', archiveChoices, 'active'),
  /** The id of who looks after the contacts; administrators only (WRK-Q36). */
  owner: textParameter('owner'),
  sort: choiceParameter<ContactSort>('sort', contactSorts, 'lastName'),
  direction: choiceParameter<'asc' | 'desc'>('dir', ['asc', 'desc'], 'asc'),
  ...pageParameters,
  /** `new`, or the id of the contact in the form. */
  form: textParameter('form'),
  /** The id of the contact whose notes are open. */
  notes: textParameter('notes'),
  /** The id of the contact whose AI analysis is open. */
  analysis: textParameter('analysis'),
};
export type ContactListState = StateOf<typeof contactParameters>;
export type ContactView = Pick<
  ContactListState,
  'search' | 'status' | 'archive' | 'owner' | 'sort' | 'direction'
>;
type Shown = Omit<ContactView, 'sort' | 'direction'>;

/** How many rows a page has unless the person chooses otherwise (WRK-130). */
export const contactsPerPage = 7;

const ownedBy = (owner: string): Filter<Contact>[] => (owner === '' ? [] : [['ownerId', '==', owner]]);

// Both values, not no filter: so one index serves every choice.
const archivedFilter = (archive: ArchiveChoice): Filter<Contact> =>
  archive === 'all' ? ['archived', 'in', [false, true]] : ['archived', '==', archive === 'archived'];

const statusFilter = (status: ContactStatus): Filter<Contact> =>
  status === 'New' ? ['status', 'in', ['New', 'new']] : ['status', '==', status];

/**
 * The filters of a view, whose search is folded. During a search the database asks for one n-gram, and the browser
 * checks the status: a further index over all n-grams would be as large as all others together.
 */
export function contactFilters(
  { search, status, archive, owner }: Shown,
  piece = searchPiece(search)?.piece,
): Filter<Contact>[] {
  return [
    ...ownedBy(owner),
    archivedFilter(archive),
    ...(piece !== undefined
      ? [['search.grams', 'array-contains', piece] satisfies Filter<Contact>]
      : status === 'all'
        ? []
        : [statusFilter(status)]),
  ];
}

/** During a search the query orders by last name only: any other order would need one more index over all n-grams. */
function contactOrder({ search, sort, direction }: ContactView): Order<Contact>[] {
  if (search !== '') return [['sort.asc.lastName', sort === 'lastName' ? direction : 'asc']];
  // Equal both ways, so that one index serves: every contact has a status.
  return sort === 'status'
    ? [['sort.asc.status', direction]]
    : [[`sort.${direction}.${sort}` as const, direction]];
}

/** Sorts a search's results on the device, for views where all of them fit on one page. */
export function inOrder<T extends Contact>(
  found: readonly T[],
  { sort, direction }: ContactView,
): readonly T[] {
  const keyOf = (contact: Contact) => contact.sort?.[direction][sort] ?? '';
  const sign = direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -sign : keyOf(one) > keyOf(other) ? sign : 0,
  );
}

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

/** The query of a view without its page (WRK-118 to WRK-129). */
export const contactQuery = (view: ContactView): ListQuery<Contact> => ({
  where: contactFilters(view),
  orderBy: contactOrder(view),
  select: shownFields,
});

/** Whether the database alone decides which contacts a view has, so that they can be counted. */
export const isExact = ({ search, status }: Pick<Shown, 'search' | 'status'>): boolean =>
  search === '' || (status === 'all' && searchPiece(search)?.exact === true);

/**
 * The query of the page that the list shows, and how many rows a full page of it has; `total` is how many contacts
 * the view has, once that is known.
 */
export function contactPage(
  state: ContactListState,
  { pageSize, total }: { readonly pageSize: number; readonly total?: number | undefined },
): { readonly query: ListQuery<Contact> & { readonly limit: number }; readonly size: number } {
  const size = isExact(state) ? pageSize : checkedAtFirst;
  return { query: { ...contactQuery(state), ...pageQuery(state, { size, total, listEnd }) }, size };
}

/** Whether a contact belongs to a view; applied to query results and to contacts with pending changes. */
export const belongsTo =
  ({ search, status, archive, owner }: Shown) =>
  (contact: Contact): boolean =>
    (owner === '' || contact.ownerId === owner) &&
    (archive === 'all' || contact.archived === (archive === 'archived')) &&
    (status === 'all' || statusOf(contact) === status) &&
    (search === '' || (contact.search !== undefined && hasWords([contact.search.text], search)));

/** The same of the few fields that a change knows: what is not known counts as belonging. */
export const mayBelongTo =
  (view: Shown) =>
  (fields: Partial<Contact>): boolean =>
    belongsTo({
      owner: fields.ownerId === undefined ? '' : view.owner,
      archive: fields.archived === undefined ? 'all' : view.archive,
      status: fields.status === undefined ? 'all' : view.status,
      search: fields.search === undefined ? '' : view.search,
    })(fields as Contact);

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
  return asked && { ...contactQuery({ ...everything, search: digits, owner }), limit: 20 };
}

/** The contacts that came in since a moment, archived ones too (WRK-080, WRK-Q20). */
export const newContacts = (owner: string, since: Date): ListQuery<Contact> => ({
  where: [...ownedBy(owner), ['createdAt', '>=', since]],
});

/** Every contact, with search fields or without. */
export const allContacts = (owner: string): ListQuery<Contact> => ({ where: ownedBy(owner) });

/** The newest contact, to learn whether there is any. */
const everything: ContactView = {
  search: '',
  status: 'all',
  archive: 'all',
  owner: '',
  sort: 'lastName',
  direction: 'asc',
};

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

const shapes: readonly ContactView[] = ['', 'osei'].flatMap((search) =>
  (['all', 'Won'] as const).flatMap((status) =>
    ['', 'mia'].flatMap((owner) =>
      contactSorts.flatMap((sort) =>
        (['asc', 'desc'] as const).map((direction) => ({
          ...everything,
          search,
          status,
          owner,
          sort,
          direction,
        })),
      ),
    ),
  ),
);

/** Every query of the collections, for the indexes. */
export const queryTables = () => [
  defineQueries(
    contacts,
    {
      list: shapes.flatMap((view) => paged({ ...contactQuery(view), limit: 1 })),
      counts: [
        ...shapes.map((view) => ({ where: contactFilters(view) })),
        allContacts('mia'),
        ...['', 'mia'].map((owner) => newContacts(owner, new Date(0))),
      ],
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
