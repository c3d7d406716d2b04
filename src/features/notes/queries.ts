import type { Actor } from '@/shared/auth/actor';
import { type Filter, listEnd, type ListQuery } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, ownParameter, textParameter } from '@/shared/lists/address/address-state';
import { defineList, valueFilter } from '@/shared/lists/define-list';
import { pageQuery } from '@/shared/lists/pages/cursor-pages';
import { noteIndex, notes } from './collections';
import { isForAll } from './policy';
import { type IndexEntry, keptVersions, type Note, type NoteVersion } from './schema';

/** The scopes of the hub (WRK-253). */
export const noteScopes = ['standalone', 'all', 'contact', 'shared', 'archived'] as const;
export type NoteScope = (typeof noteScopes)[number];

/** The choices of the date filter (WRK-264, WRK-Q64). */
export const noteDates = ['all', 'today', 'week', 'month'] as const;
export type NoteDate = (typeof noteDates)[number];

/** The author of notes that no person wrote (WRK-262, WRK-Q63). */
export const systemUser = 'system';

const days: Readonly<Record<Exclude<NoteDate, 'all'>, number>> = { today: 0, week: 7, month: 30 };

/**
 * Returns the earliest creation time for a date filter: midnight for today, otherwise that many days ago.
 * Drops the seconds, so that the query stays the same within a minute (WRK-Q64).
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
 * Returns the filter for notes that a person may read: their own, those about their contacts, and those
 * shared with them (WRK-265, WRK-266). An empty id matches all notes.
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

/** Returns the filter for notes that a person may change. Administrators may change all. */
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
 * The definition of the note list, newest first (WRK-255 to WRK-267). Menus and searches on other screens
 * link to it with its URL parameters (WRK-065 to WRK-067).
 */
export const noteList = defineList(notes, {
  filters: {
    scope: {
      parameter: choiceParameter<NoteScope>('filterType', noteScopes, 'standalone'),
      field: 'isArchived',
      where: (scope) => conditionsOf(scope).map(([field, value]): Filter<Note> => [field, '==', value]),
      // A pending change may contain only one of these fields.
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
    /** The id of a person who may read only some notes. Set by `filtersFor`. */
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

/**
 * Returns the filters that the person cannot choose. Only people who see all notes can filter them by author.
 */
export const filtersFor = (viewer: Actor): Partial<Pick<NoteView, 'reader' | 'user'>> =>
  isForAll(viewer) ? { reader: '' } : { reader: viewer.uid, user: '' };

/** Returns a person's view of the notes. */
export const viewFor = (viewer: Actor, part: Partial<NoteListState>): NoteListState =>
  noteList.viewOf({ ...part, ...filtersFor(viewer) });

/** Returns the query of a view without its search and page. */
export const noteQuery = (viewer: Actor, part: Partial<Omit<NoteView, 'search'>>): ListQuery<Note> =>
  noteList.query(viewFor(viewer, part));

/** The number of index entries per search read. Each leads to one note. */
export const searchBatchSize = 20;

/**
 * Returns the query for index entries that contain a piece of text, of notes that the person may read, newest
 * notes first.
 */
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
  ...pageQuery({ page: 1, ...place }, { size: searchBatchSize, total: undefined, listEnd }),
});

/** Returns the query for the notes about a contact, newest first. */
export const contactNotes = (contactId: string, viewer: Actor): ListQuery<Note> => ({
  ...noteQuery(viewer, { scope: 'all', contact: contactId }),
  limit: 50,
});

/**
 * Returns the query for every note about a contact, for people who may delete the contact: its owner and
 * administrators.
 */
export const everyNoteOf = (contactId: string, viewer: Actor): ListQuery<Note> => ({
  where: [
    ['contactId', '==', contactId],
    ...(isForAll(viewer) ? [] : [['contactOwnerId', '==', viewer.uid] satisfies Filter<Note>]),
  ],
});

/**
 * The query for the versions of a note. The browser sorts them, because a version of an older note may have
 * no time.
 */
export const lastVersions: ListQuery<NoteVersion> = { limit: keptVersions };

/**
 * Returns the query for the newest notes that may contain the person's tasks: all they may read, or for
 * administrators those they wrote.
 */
export const newestOwnNotes = (viewer: Actor): ListQuery<Note> => ({
  ...noteQuery(viewer, { scope: 'all', user: viewer.uid }),
  limit: 50,
});

/** Returns the query for goals that a task may belong to (WRK-345). */
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

/** Returns the query for the goals to analyze: the newest ones, including completed ones (WRK-Q91). */
export const goalsOf = (viewer: Actor): ListQuery<Note> => ({
  where: [['category', '==', 'goal'], ['isArchived', '==', false], ...readable(viewer)],
  orderBy: [['createdAt', 'desc']],
  limit: 20,
});

/**
 * Returns the query for the newest notes about contacts. Its limit usually covers ten contacts with three
 * notes each (WRK-Q91).
 */
export const newestContactNotes = (viewer: Actor): ListQuery<Note> => ({
  where: [['isStandalone', '==', false], ['isArchived', '==', false], ...readable(viewer)],
  orderBy: [['createdAt', 'desc']],
  limit: 60,
});

/** Returns the query for notes with running timers that the person may stop (WRK-328). */
export const runningTimers = (viewer: Actor): ListQuery<Note> => ({
  where: [['timerData.isRunning', '==', true], ...held(viewer)],
  limit: 20,
});

/** The maximum number of notes in a time report. */
export const reportedNotes = 500;

/**
 * Returns the query for notes whose timers were started or stopped since a moment and that the person may
 * change.
 */
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

/**
 * Returns the query for open follow-ups and tasks, with or without a contact, newest first (WRK-081,
 * WRK-Q20).
 */
export const openFollowUps = (viewer: Actor, limit: number): ListQuery<Note> => ({
  where: followUpFilters(viewer),
  orderBy: [['createdAt', 'desc']],
  limit,
});

/** Returns the query that counts the open follow-ups and tasks. */
export const openFollowUpCount = (viewer: Actor): ListQuery<Note> => ({ where: followUpFilters(viewer) });

/** The number of latest tasks that the home screen reads (WRK-098). */
export const maxRecentTasks = 50;

/** Returns the query for the tasks changed since a moment, latest first (WRK-098, WRK-Q25). */
export const recentTasks = (viewer: Actor, since: Date): ListQuery<Note> => ({
  where: [
    ['category', '==', 'task'],
    ['isArchived', '==', false],
    ['updatedAt', '>=', since],
    ...readable(viewer),
  ],
  orderBy: [['updatedAt', 'desc']],
  limit: maxRecentTasks,
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

/** Returns every query of these collections, so that the indexes can be generated. */
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
  // Firestore merges the per-reader indexes, so no composite index is needed.
  defineQueries(noteIndex, {
    search: [foundEntries('osei', { ...someone, role: 'admin' }, { after: '', before: '' })],
  }),
];
