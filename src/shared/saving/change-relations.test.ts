import { describe, expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import {
  batchChange,
  callChange,
  type Change,
  createPart,
  deletePart,
  keepPart,
  movePart,
  type PatchPart,
  patchPart,
} from './change';
import { changesOverlap, isEmptyChange, joined, recordsOf, repeats, touches } from './change-relations';

interface Note {
  readonly title: string;
  readonly body: string;
  readonly seenAt: Date | null;
  readonly search: { readonly folded: string };
}
const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
const trash = { path: 'trash' };
const base: Note = { title: 'Old', body: 'Old', seenAt: null, search: { folded: 'old' } };

const change = (...parts: Change['parts']): Change => batchChange(parts, { what: 'Note' });
const edit = (patch: Parameters<typeof patchPart<Note>>[2]['patch'], id = 'a') =>
  patchPart(notes, id, { patch, base });
const stamp = patchPart(notes, 'a', { patch: { seenAt: serverTime }, base });
const mark = patchPart(notes, 'a', { patch: { seenAt: serverTime }, base, marks: ['seenAt'] });
const made = (id = 'a') => createPart(notes, id, base);
const deleted = (id = 'a') => deletePart(notes, id);
const moved = (id = 'a') => movePart(notes, id, { path: 'trash', id }, {});
const keptBelow = keepPart(notes, 'a', { below: 'versions', fields: ['body'], turn: 'turn', places: 5 });
const call = (path: string): Change => callChange({ method: 'POST', path }, { what: 'Call' });

it('recordsOf returns both places of a moved record, and the address of a call', () => {
  expect(recordsOf(change(moved('a'), edit({ title: 'New' }, 'b')))).toEqual([
    'notes/a',
    'trash/a',
    'notes/b',
  ]);
  expect(recordsOf(call('/users'))).toEqual(['api:/users']);
});

it.each([
  ['its record', 'notes', 'a', true],
  ['another record of the collection', 'notes', 'b', false],
  ['the same id in another collection', 'trash', 'a', false],
])('touches returns whether a change is about %s', (_, path, id, expected) => {
  expect(touches(change(edit({ title: 'New' })), path, id)).toBe(expected);
});

it.each([
  ['a stamp alone', change(stamp), true],
  ['no parts at all', change(), true],
  ['a mark', change(mark), false],
  ['a field beside the stamp', change(edit({ title: 'New', seenAt: serverTime })), false],
  ['a stamp and a deletion', change(stamp, deleted()), false],
  ['a call', call('/users'), false],
])('isEmptyChange returns the expected result for %s', (_, one, expected) => {
  expect(isEmptyChange(one)).toBe(expected);
});

describe('Two changes', () => {
  it.each([
    ['the same field', edit({ title: 'A' }), edit({ title: 'B' }), true],
    ['other fields', edit({ title: 'A' }), edit({ body: 'B' }), false],
    ['the same field of other records', edit({ title: 'A' }), edit({ title: 'B' }, 'b'), false],
    ['a map and its member', edit({ search: { folded: 'a' } }), edit({ 'search.folded': 'b' }), true],
    ['a record that one deletes', edit({ title: 'A' }), deleted(), true],
    ['a record that one creates', made(), edit({ title: 'B' }), true],
    ['a record of which one keeps a version', keptBelow, deleted(), false],
    ['a record of which the other keeps a version', deleted(), keptBelow, false],
    ['a time that is the change itself', mark, mark, true],
    ['a stamp only', stamp, stamp, false],
    ['a stamp and a mark', stamp, mark, false],
  ])('overlap as expected for %s', (_, one, other, expected) => {
    expect(changesOverlap(change(one), change(other))).toBe(expected);
  });

  it.each([
    ['the same address', call('/users'), call('/users'), true],
    ['other addresses', call('/users'), call('/moves'), false],
    ['an address and a record', call('/users'), change(edit({ title: 'A' })), false],
    ['a record and an address', change(edit({ title: 'A' })), call('/users'), false],
  ])('overlap as expected for calls to %s', (_, one, other, expected) => {
    expect(changesOverlap(one, other)).toBe(expected);
  });
});

describe('A change', () => {
  const long = edit({ title: 'Too long', body: 'Two' });
  it.each([
    ['writes the same fields with other values', [edit({ title: 'Short', body: 'Three' })], [long], true],
    ['writes a field more', [edit({ title: 'Short', body: 'Two' })], [edit({ title: 'Too long' })], true],
    ['leaves out one of its fields', [edit({ title: 'Short' })], [long], false],
    ['is about another record', [edit({ title: 'B' }, 'b')], [edit({ title: 'A' })], false],
    ['deletes what the other changes', [deleted()], [edit({ title: 'A' })], false],
    ['deletes the same record again', [deleted()], [deleted()], true],
    ['deletes another record', [deleted('b')], [deleted('a')], false],
    ['makes another record of the collection', [made('b')], [made('a')], false],
    ['makes the same record with a new entry', [made(), made('e2')], [made(), made('e1')], true],
    ['leaves out a part', [made()], [made(), deletePart(trash, 'a')], false],
    [
      'begins with another part',
      [edit({ body: 'B' }, 'b'), edit({ title: 'B' })],
      [edit({ title: 'A' })],
      false,
    ],
    [
      'begins with another field of the record',
      [edit({ body: 'B' }), edit({ title: 'B' })],
      [edit({ title: 'A' })],
      false,
    ],
    ['has no parts', [], [edit({ title: 'A' })], false],
    ['is compared with one of no parts', [edit({ title: 'A' })], [], false],
  ])('repeats an earlier one as expected if it %s', (_, next, earlier, expected) => {
    expect(repeats(change(...next), change(...earlier))).toBe(expected);
  });
});

describe('Two pending changes of a record', () => {
  const partOf = (one: Change | undefined) => one?.parts[0] as PatchPart | undefined;

  it('are joined with the newest values, the first base, and the labels of both', () => {
    const first = {
      ...change(edit({ title: 'Two' })),
      labels: { title: 'Title' },
      reasons: { gone: 'Gone.' },
    };
    const second = {
      ...change(
        patchPart(notes, 'a', { patch: { title: 'Three', body: 'New' }, base: { ...base, title: 'Two' } }),
      ),
      what: 'Both',
      labels: { body: 'Text' },
      reasons: { denied: 'No.' },
    };
    expect(joined(first, second)).toEqual({
      what: 'Both',
      labels: { title: 'Title', body: 'Text' },
      reasons: { gone: 'Gone.', denied: 'No.' },
      parts: [
        {
          kind: 'patch',
          path: 'notes',
          id: 'a',
          patch: { title: 'Three', body: 'New' },
          base: { title: 'Old', body: 'Old' },
        },
      ],
    });
  });

  it('are joined into a creation if the first creates the record', () => {
    const one = joined(change(made()), change(edit({ title: 'New', 'search.folded': 'new' })));
    expect(one?.parts).toEqual([
      {
        kind: 'create',
        path: 'notes',
        id: 'a',
        fields: { title: 'New', body: 'Old', seenAt: null, search: { folded: 'new' } },
      },
    ]);
  });

  it.each([
    ['the first alone', { fields: ['search'] }, undefined, { fields: ['search'] }],
    [
      'the second alone',
      undefined,
      { by: 'contact', fields: ['search'] },
      { by: 'contact', fields: ['search'] },
    ],
    [
      'both, of other fields',
      { by: 'noteVersion', fields: ['search'] },
      { by: 'contact', fields: ['title', 'search'] },
      { by: 'contact', fields: ['search', 'title'] },
    ],
    [
      'both, with a deriver in the first',
      { by: 'noteVersion', fields: ['search'] },
      { fields: ['search'] },
      { by: 'noteVersion', fields: ['search'] },
    ],
    [
      'both, without a deriver',
      { fields: ['search'] },
      { fields: ['title'] },
      { fields: ['search', 'title'] },
    ],
    ['neither', undefined, undefined, undefined],
  ])('keep the derived fields of %s', (_, first, second, expected) => {
    const one = { ...edit({ body: 'Two' }), ...(first && { derived: first }) };
    const other = { ...edit({ body: 'Three' }), ...(second && { derived: second }) };
    expect(partOf(joined(change(one), change(other)))?.derived).toEqual(expected);
  });

  it.each([
    ['the first', mark, edit({ title: 'New' }), ['seenAt']],
    ['the second', edit({ title: 'New' }), mark, ['seenAt']],
    ['both', mark, { ...mark, marks: ['body'] }, ['seenAt', 'body']],
    ['neither', stamp, edit({ title: 'New' }), undefined],
  ])('keep the version fields of %s', (_, first, second, expected) => {
    expect(partOf(joined(change(first), change(second)))?.marks).toEqual(expected);
  });

  it('keep the mergers of both, if there are any', () => {
    const first = { ...edit({ title: 'New' }), merge: { title: 'rich-text' as const } };
    const second = { ...edit({ body: 'New' }), merge: { body: 'list' as const } };
    expect(partOf(joined(change(first), change(second)))?.merge).toEqual({
      title: 'rich-text',
      body: 'list',
    });
    expect(joined(change(edit({ title: 'A' })), change(edit({ body: 'B' })))?.parts[0]).not.toHaveProperty(
      'merge',
    );
  });

  const title = change(edit({ title: 'New' }));
  it.each([
    ['two records', title, change(edit({ body: 'New' }, 'b'))],
    ['a call before an edit', call('/users'), title],
    ['an edit before a call', title, call('/users')],
    ['a deletion before an edit', change(deleted()), title],
    ['an edit before a deletion', title, change(deleted())],
    ['an edit before the creation', title, change(made())],
    ['a first change of two parts', change(edit({ body: 'A' }), deleted('b')), title],
    ['a second change of two parts', title, change(edit({ body: 'A' }), deleted('b'))],
    ['a step before an edit', { ...title, isStep: true }, title],
    ['a step after an edit', title, { ...title, isStep: true }],
    [
      'a map before its member',
      change(edit({ search: { folded: 'a' } })),
      change(edit({ 'search.folded': 'b' })),
    ],
    [
      'a member before its map',
      change(edit({ 'search.folded': 'a' })),
      change(edit({ search: { folded: 'b' } })),
    ],
  ])('stay separate for %s', (_, first, second) => {
    expect(joined(first, second)).toBeUndefined();
  });

  it('are joined if both write the same member of a map', () => {
    const one = joined(change(edit({ 'search.folded': 'a' })), change(edit({ 'search.folded': 'b' })));
    expect(partOf(one)?.patch).toEqual({ 'search.folded': 'b' });
  });
});
