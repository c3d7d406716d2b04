import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection, defineSubcollection, parseDocument } from './collection';

const note = z.object({
  title: z.string(),
  kind: z.optional(z.enum(['call', 'letter'])),
  place: z.optional(z.object({ town: z.string() })),
});
const notes = defineCollection('notes', note);

it('parseDocument returns a document with its id and only the fields of its schema', () => {
  expect(parseDocument(notes, 'a', { title: 'Plan', other: 1 })).toEqual({
    ok: true,
    document: { id: 'a', title: 'Plan' },
  });
});

it.each([
  ['a missing field', {}, 'title: expected string'],
  ['a field of a map', { title: 'Plan', place: { town: 1 } }, 'place.town: expected string'],
  ['another choice', { title: 'Plan', kind: 'fax' }, 'kind: expected call or letter'],
  ['two fields', { title: 1, kind: 'fax' }, 'title: expected string\nkind: expected call or letter'],
  ['no map', 'text', 'document: expected object'],
])('parseDocument reports what is invalid: %s', (_, data, reason) => {
  expect(parseDocument(notes, 'a', data)).toEqual({ ok: false, invalid: { id: 'a', reason } });
});

it('parseDocument reports the message of a custom check', () => {
  const short = z.string().check(z.refine((title) => title.length < 3, 'Too long'));
  expect(parseDocument({ schema: z.object({ title: short }) }, 'a', { title: 'Plan' })).toEqual({
    ok: false,
    invalid: { id: 'a', reason: 'title: Too long' },
  });
});

it('defineSubcollection names the path under a document and the group of all', () => {
  const versions = defineSubcollection('versions', note);
  expect(versions.of(notes, 'a')).toMatchObject({ path: 'notes/a/versions' });
  expect(versions.group).toMatchObject({ groupId: 'versions' });
});
