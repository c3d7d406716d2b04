import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { everyNoteOf, foundEntries, noteList, noteQuery, type NoteView, sinceOf, viewFor } from './queries';
import { noteSchema } from './schema';

const mia: Actor = {
  uid: 'mia',
  email: 'mia@acf.example',
  displayName: 'Mia',
  photoURL: '',
  role: 'regular',
  status: 'active',
};
const ada: Actor = { ...mia, uid: 'ada', role: 'admin' };
const filtersOf = (part: Partial<NoteView>, viewer: Actor) =>
  noteQuery(viewer, { scope: 'all', ...part }).where;
const readableByMia = {
  or: [
    ['createdBy', '==', 'mia'],
    ['contactOwnerId', '==', 'mia'],
    ['sharedWith', 'array-contains', 'mia'],
  ],
};

describe('The start of a date filter', () => {
  const now = new Date(2026, 10, 23, 16, 30, 45, 500);

  it.each([
    ['all', undefined],
    ['today', new Date(2026, 10, 23)],
    ['week', new Date(2026, 10, 16, 16, 30)],
    ['month', new Date(2026, 9, 24, 16, 30)],
  ] as const)('is for %s %s', (date, since) => {
    expect(sinceOf(date, now)).toEqual(since);
  });
});

describe('The filters of a view', () => {
  it.each([
    [
      'standalone',
      [
        ['isArchived', '==', false],
        ['isStandalone', '==', true],
      ],
    ],
    ['all', [['isArchived', '==', false]]],
    [
      'contact',
      [
        ['isArchived', '==', false],
        ['isStandalone', '==', false],
      ],
    ],
    [
      'shared',
      [
        ['isArchived', '==', false],
        ['isShared', '==', true],
      ],
    ],
    ['archived', [['isArchived', '==', true]]],
  ] as const)(
    'select the notes of the scope %s, limited to readable ones for regular users',
    (scope, where) => {
      expect(filtersOf({ scope }, ada)).toEqual(where);
      expect(filtersOf({ scope }, mia)).toEqual([...where, readableByMia]);
    },
  );

  it('select a category and a contact, and for an admin a person', () => {
    const narrow = { category: 'task', contact: 'iris', user: 'theo' };
    const asked = [
      ['isArchived', '==', false],
      ['category', '==', 'task'],
      ['contactId', '==', 'iris'],
    ];
    expect(filtersOf(narrow, ada)).toEqual([...asked, ['createdBy', '==', 'theo']]);
    expect(filtersOf(narrow, mia)).toEqual([...asked, readableByMia]);
    expect(filtersOf({ date: 'today' }, ada)).toEqual([
      ['isArchived', '==', false],
      ['createdAt', '>=', expect.any(Date)],
    ]);
  });
});

describe('A note belongs to a view', () => {
  const note = (fields: object) => z.parse(noteSchema, { createdBy: 'theo', ...fields });
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const longAgo = new Date(now.getTime() - 40 * 86_400_000);

  it.each([
    ['that shows all', {}, {}, true],
    ['that shows all, not if it is archived', {}, { isArchived: true }, false],
    ['of archived ones', { scope: 'archived' }, { isArchived: true }, true],
    ['of archived ones, not otherwise', { scope: 'archived' }, {}, false],
    ['of notes by themselves', { scope: 'standalone' }, {}, true],
    [
      'of notes by themselves, not if it is about a contact',
      { scope: 'standalone' },
      { contactId: 'c' },
      false,
    ],
    ['of notes about contacts', { scope: 'contact' }, { contactId: 'c' }, true],
    ['of notes about contacts, not by itself', { scope: 'contact' }, {}, false],
    ['of shared ones', { scope: 'shared' }, { isShared: true }, true],
    ['of shared ones, not otherwise', { scope: 'shared' }, {}, false],
    ['of its category', { category: 'task' }, { category: 'task' }, true],
    ['of its category, not of another', { category: 'task' }, { category: 'goal' }, false],
    ['of its contact', { contact: 'c' }, { contactId: 'c' }, true],
    ['of its contact, not of another', { contact: 'c' }, { contactId: 'd' }, false],
    ['of its creator', { user: 'theo' }, {}, true],
    ['of its creator, not of another', { user: 'noor' }, {}, false],
    ['of the system', { user: 'system' }, { createdBy: '' }, true],
    ['of the last month', { date: 'month' }, { createdAt: now }, true],
    ['of today, from its first moment on', { date: 'today' }, { createdAt: midnight }, true],
    ['of the last month, not if it is older', { date: 'month' }, { createdAt: longAgo }, false],
    ['of the last month, not without a time', { date: 'month' }, { createdAt: null }, false],
  ] as const)('%s', (_, part, fields, isIn) => {
    const view = viewFor(ada, { scope: 'all', ...part });
    expect(noteList.belongsTo(view)(note(fields))).toBe(isIn);
  });

  it('of any person for a viewer who sees only their own notes', () => {
    const view = viewFor(mia, { scope: 'all', user: 'noor' });
    expect(noteList.belongsTo(view)(note({}))).toBe(true);
  });
});

describe('The query of the search index', () => {
  it('is limited to readable notes for regular users but not for admins', () => {
    const asked = (viewer: Actor) => foundEntries('osei', viewer, { after: '', before: '' }).where;
    expect(asked(ada)).toEqual([['grams', 'array-contains', 'osei']]);
    expect(asked(mia)).toEqual([
      ['grams', 'array-contains', 'osei'],
      ['readers.mia', '==', true],
    ]);
    expect(everyNoteOf('iris', ada).where).toEqual([['contactId', '==', 'iris']]);
    expect(everyNoteOf('iris', mia).where).toEqual([
      ['contactId', '==', 'iris'],
      ['contactOwnerId', '==', 'mia'],
    ]);
  });
});
