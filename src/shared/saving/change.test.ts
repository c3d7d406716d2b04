import { expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { createChange, createPart, deleteChange, deletePart, movePart, patchChange } from './change';

interface Note {
  readonly title: string;
  readonly body: string;
  readonly seenAt: Date | null;
}
const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
const base: Note = { title: 'Old', body: 'Old', seenAt: null };
const at = { path: 'notes', id: 'a' };

it('patchChange writes changed fields, server times and derived fields, with their base', () => {
  expect(
    patchChange(notes, 'a', {
      patch: { title: 'Old', body: 'New', seenAt: serverTime },
      base,
      what: 'Text',
    }),
  ).toEqual({
    what: 'Text',
    parts: [
      {
        kind: 'patch',
        ...at,
        patch: { body: 'New', seenAt: { __serverTime__: true } },
        base: { body: 'Old' },
      },
    ],
  });
});

it('patchChange includes mergers, derived fields and marks', () => {
  const options = {
    patch: { title: 'Old', body: 'New', seenAt: serverTime },
    base,
    merge: { body: 'rich-text' as const },
    derived: { by: 'contact' as const, fields: ['title'] },
    marks: ['seenAt'],
  };
  expect(patchChange(notes, 'a', { ...options, what: 'Text' }).parts).toEqual([
    {
      kind: 'patch',
      ...at,
      patch: { title: 'Old', body: 'New', seenAt: { __serverTime__: true } },
      base: { title: 'Old', body: 'Old', seenAt: null },
      merge: { body: 'rich-text' },
      derived: { by: 'contact', fields: ['title'] },
      marks: ['seenAt'],
    },
  ]);
});

it('patchChange does not write undefined fields', () => {
  const patch = { body: 'New', ...({ title: undefined } as object) };
  const { parts } = patchChange(notes, 'a', { patch, base, what: 'Text' });
  expect(parts).toEqual([{ kind: 'patch', ...at, patch: { body: 'New' }, base: { body: 'Old' } }]);
});

it('createPart may replace a record only if that is requested', () => {
  expect(createChange(notes, 'a', { fields: base, what: 'New' })).toEqual({
    what: 'New',
    parts: [{ kind: 'create', ...at, fields: { title: 'Old', body: 'Old', seenAt: null } }],
  });
  expect(createPart(notes, 'a', base, { replaces: true })).toMatchObject({ replaces: true });
});

it.each([
  ['nothing', {}, {}],
  ['a condition', { onlyIf: { title: 'Old' } }, { onlyIf: { title: 'Old' } }],
  ['a base', { base: { body: 'Old' } }, { base: { body: 'Old' } }],
  [
    'both',
    { onlyIf: { title: 'Old' }, base: { body: 'Old' } },
    { onlyIf: { title: 'Old' }, base: { body: 'Old' } },
  ],
])('deletePart includes %s', (_, options, expected) => {
  expect(deletePart(notes, 'a', options)).toEqual({ kind: 'delete', ...at, ...expected });
  expect(deleteChange(notes, 'a', { ...options, what: 'Deletion' })).toEqual({
    what: 'Deletion',
    parts: [{ kind: 'delete', ...at, ...expected }],
  });
});

it('movePart includes the base if there is one', () => {
  const to = { path: 'trash', id: 'a' };
  expect(movePart(notes, 'a', to, { outOf: 'data' })).toEqual({ kind: 'move', ...at, to, outOf: 'data' });
  expect(movePart(notes, 'a', to, { base: { title: 'Old' } })).toEqual({
    kind: 'move',
    ...at,
    to,
    base: { title: 'Old' },
  });
});
