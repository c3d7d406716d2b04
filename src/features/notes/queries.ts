import type { Actor } from '@/shared/auth/actor';
import { type Filter, listEnd, type ListQuery } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, ownParameter, textParameter } from '@/shared/lists/address/address-state';
import { defineList, valueFilter } from '@/shared/lists/define-list';
import { pageQuery } from '@/shared/lists/pages/cursor-pages';
import { noteIndex, notes } from './collections';
import { isForAll } from './policy';
import { type IndexEntry, keptVersions, type Note, type NoteVersion } from './schema';

/** Which notes the hub shows (WRK-253). */
export const noteScopes = ['standalone', 'all', 'contact', 'shared', 'archived'] as const;
export type NoteScope = (typeof noteScopes)[number];

/** From when on (WRK-264, WRK-Q64). */
export const noteDates = ['all', 'today', 'week', 'month'] as const;
export type NoteDate = (typeof noteDates)[number];

/** Stands for notes that nobody in person has written (WRK-262, WRK-Q63). */
export const systemUser = 'system';

const days: Readonly<Record<Exclude<NoteDate, 'all'>, number>> = { today: 0, week: 7, month: 30 };

/**
 * The moment from which a date filter admits notes: today from midnight, the others as many days back, by the minute, so that a
 * list asks for the same until then (WRK-Q64).
 */
export function sinceOf(date: NoteDate, now = new Date()): Date | undefined {
  if (date === 'all') return undefined;
  const since = new Date(now);
  if (date === 'today') since.setHours(0, 0, 0, 0);
  else {
    since.setDate(since.getDate() - days[date]);
    since.setSeconds(0, 0);
  }
  return since;
}

/**
 * Those that a person may read: the own, those about own contacts, and those shared with them (WRK-265, WRK-266). All for
 * an empty id.
 */
const readableBy = (uid: string): readonly Filter<Note>[] =>
  uid === ''
    ? []
    : [
        {
          or: [
            ['createdBy', '==', uid],
            ['contactOwnerId', '==', uid],
            ['sharedWith', 'array-contains', uid],
          ],
        },
      ];

const readable = (viewer: Actor) => readableBy(isForAll(viewer) ? '' : viewer.uid);

/** Those that a person may change; all for an administrator. */
const held = (viewer: Actor): Filter<Note>[] =>
  isForAll(viewer)
    ? []
    : [
        {
          or: [
            ['createdBy', '==', viewer.uid],
            ['contactOwnerId', '==', viewer.uid],
          ],
        },
      ];

type ScopeFields = Pick<Note, 'isArchived' | 'isStandalone' | 'isShared'>;

const scopes: Readonly<Record<NoteScope, Partial<ScopeFields>>> = {
  standalone: { isArchived: false, isStandalone: true },
  all: { isArchived: false },
  contact: { isArchived: false, isStandalone: false },
  shared: { isArchived: false, isShared: true },
  archived: { isArchived: true },
};

const conditionsOf = (scope: NoteScope) => Object.entries(scopes[scope]) as [keyof ScopeFields, boolean][];

/**
 * The notes as their hub lists them, newest first (WRK-255 to WRK-267). Menus and searches elsewhere link to it by the
 * names of its parameters (WRK-065 to WRK-067).
 */
export const noteList = defineList(notes, {
  filters: {
    scope: {
      parameter: choiceParameter<NoteScope>('filterType', noteScopes, 'standalone'),
      field: 'isArchived',
      where: (scope) => conditionsOf(scope).map(([field, value]): Filter<Note> => [field, '==', value]),
      // A change may know one of the fields only.
      has: (note, scope) =>
        conditionsOf(scope).every(([field, value]) => {
          const { [field]: known = value }: Partial<Note> = note;
          return known === value;
        }),
      isScope: true,
    },
    category: valueFilter<Note>('filterCategory', 'category'),
    contact: valueFilter<Note>('contact', 'contactId'),
    user: {
      ...valueFilter<Note>('user', 'createdBy'),
      has: ({ createdBy }, user) => user === '' || (createdBy || systemUser) === user,
    },
    date: {
      parameter: choiceParameter<NoteDate>('created', noteDates, 'all'),
      field: 'createdAt',
      where: (date) => {
        const since = sinceOf(date);
        return since ? [['createdAt', '>=', since]] : [];
      },
      has: ({ createdAt }, date) => {
        const since = sinceOf(date);
        return since === undefined || (createdAt !== null && createdAt >= since);
      },
    },
    /** The id of a person who reads only some notes, from `filtersFor`. */
    reader: { parameter: ownParameter(''), field: 'createdBy', where: readableBy, has: () => true },
  },
  sorts: ['createdAt'],
  usual: { sort: 'createdAt', direction: 'desc' },
  hasFixedOrder: true,
  order: () => [['createdAt', 'desc']],
  search: { parameter: 'searchTerm' },
  pageSize: 15,
  state: { open: textParameter('open') },
});
export type NoteListState = ReturnType<typeof noteList.read>;
export type NoteView = Parameters<typeof noteList.query>[0];

/** Returns the filters that a person does not choose. Only those who see all notes filter them by person. */
export const filtersFor = (viewer: Actor): Partial<Pick<NoteView, 'reader' | 'user'>> =>
  isForAll(viewer) ? { reader: '' } : { reader: viewer.uid, user: '' };

/** Returns the view of a person. */
export const viewFor = (viewer: Actor, part: Partial<NoteListState>): NoteListState =>
  noteList.viewOf({ ...part, ...filtersFor(viewer) });

/** Returns the query of a view without its search and its page. */
export const noteQuery = (viewer: Actor, part: Partial<Omit<NoteView, 'search'>>): ListQuery<Note> =>
  noteList.query(viewFor(viewer, part));

/** How many entries of the index a search reads at once; each brings one note. */
export const foundAtOnce = 20;

/** The entries of the index that have a piece of text, of notes that the person may read, the newest notes first. */
export const foundEntries = (
  piece: string,
  viewer: Actor,
  place: { readonly after: string; readonly before: string },
): ListQuery<IndexEntry> => ({
  where: [
    ['grams', 'array-contains', piece],
    ...(isForAll(viewer) ? [] : [[`readers.${viewer.uid}`, '==', true] satisfies Filter<IndexEntry>]),
  ],
  select: ['noteId', 'readers'],
  ...pageQuery({ page: 1, ...place }, { size: foundAtOnce, total: undefined, listEnd }),
});

/** The notes about one contact, newest first. */
export const contactNotes = (contactId: string, viewer: Actor): ListQuery<Note> => ({
  ...noteQuery(viewer, { scope: 'all', contact: contactId }),
  limit: 50,
});

/** Every note about a contact, for whoever may delete the contact: its owner, and administrators. */
export const everyNoteOf = (contactId: string, viewer: Actor): ListQuery<Note> => ({
  where: [
    ['contactId', '==', contactId],
    ...(isForAll(viewer) ? [] : [['contactOwnerId', '==', viewer.uid] satisfies Filter<Note>]),
  ],
});

/** The versions of a note; the device orders them, since one of an older note may have no time. */
export const lastVersions: ListQuery<NoteVersion> = { limit: keptVersions };

/** The newest notes in which somebody's tasks stand: what they may read, of administrators what they wrote. */
export const newestOwnNotes = (viewer: Actor): ListQuery<Note> => ({
  ...noteQuery(viewer, { scope: 'all', user: viewer.uid }),
  limit: 50,
});

/** The goals that a task may belong to (WRK-345). */
export const openGoals = (viewer: Actor): ListQuery<Note> => ({
  where: [
    ['category', '==', 'goal'],
    ['isArchived', '==', false],
    ['isCompleted', '==', false],
    ...readable(viewer),
  ],
  orderBy: [['createdAt', 'desc']],
  limit: 50,
});

/** The goals that an analysis looks at: the newest, completed ones among them (WRK-Q91). */
export const goalsOf = (viewer: Actor): ListQuery<Note> => ({
  where: [['category', '==', 'goal'], ['isArchived', '==', false], ...readable(viewer)],
  orderBy: [['createdAt', 'desc']],
  limit: 20,
});

/** The newest notes about contacts: those of ten contacts, three each, are among them as a rule (WRK-Q91). */
export const newestContactNotes = (viewer: Actor): ListQuery<Note> => ({
  where: [['isStandalone', '==', false], ['isArchived', '==', false], ...readable(viewer)],
  orderBy: [['createdAt', 'desc']],
  limit: 60,
});

/** The notes whose timers run, as far as the person may stop them (WRK-328). */
export const runningTimers = (viewer: Actor): ListQuery<Note> => ({
  where: [['timerData.isRunning', '==', true], ...held(viewer)],
  limit: 20,
});

/** How many notes a report of time covers. */
export const reportedNotes = 500;

/** The notes whose timers have stood still or begun since a moment, as far as the person may run them. */
export const timedSince = (since: Date, viewer: Actor): ListQuery<Note> => ({
  where: [['timerData.lastUpdated', '>=', since], ...held(viewer)],
  orderBy: [['timerData.lastUpdated', 'desc']],
  limit: reportedNotes,
});

const followUpFilters = (viewer: Actor): Filter<Note>[] => [
  ['category', 'in', ['followup', 'task']],
  ['isArchived', '==', false],
  ['isCompleted', '==', false],
  ...readable(viewer),
];

/** The follow-ups and tasks that wait, of notes by themselves and of contacts', newest first (WRK-081, WRK-Q20). */
export const openFollowUps = (viewer: Actor, limit: number): ListQuery<Note> => ({
  where: followUpFilters(viewer),
  orderBy: [['createdAt', 'desc']],
  limit,
});

/** How many there are. */
export const openFollowUpCount = (viewer: Actor): ListQuery<Note> => ({ where: followUpFilters(viewer) });

/** How many of the latest tasks the home reads (WRK-098). */
export const mostRecentTasks = 50;

/** The tasks that were changed since a moment, the latest first (WRK-098, WRK-Q25). */
export const recentTasks = (viewer: Actor, since: Date): ListQuery<Note> => ({
  where: [
    ['category', '==', 'task'],
    ['isArchived', '==', false],
    ['updatedAt', '>=', since],
    ...readable(viewer),
  ],
  orderBy: [['updatedAt', 'desc']],
  limit: mostRecentTasks,
});

const someone: Actor = {
  uid: 'someone',
  email: '',
  displayName: '',
  photoURL: '',
  role: 'regular',
  status: 'active',
};
const viewers: readonly Actor[] = [someone, { ...someone, role: 'admin' }];

const shapes = noteScopes.flatMap((scope) =>
  viewers.map((viewer) =>
    noteQuery(viewer, { scope, category: 'general', contact: 'one', user: 'someone', date: 'week' }),
  ),
);

/** Every query of the collections, for the indexes. */
export const queryTables = () => [
  defineQueries(
    notes,
    {
      list: shapes.flatMap((query) => paged({ ...query, limit: 1 })),
      counts: shapes.map(({ where = [] }) => ({ where })),
      ofContact: viewers.map((viewer) => everyNoteOf('one', viewer)),
      goals: viewers.flatMap((viewer) => [openGoals(viewer), goalsOf(viewer), newestContactNotes(viewer)]),
      home: viewers.flatMap((viewer) => [
        openFollowUps(viewer, 1),
        openFollowUpCount(viewer),
        recentTasks(viewer, new Date(0)),
      ]),
      timers: viewers.flatMap((viewer) => [runningTimers(viewer), timedSince(new Date(0), viewer)]),
    },
    { noIndex: ['content', 'timerData.history'], isMerged: true },
  ),
  // The readers' ids are merged in from the indexes that the database makes of each.
  defineQueries(noteIndex, {
    search: [foundEntries('osei', { ...someone, role: 'admin' }, { after: '', before: '' })],
  }),
];
