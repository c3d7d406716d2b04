import { describe, expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, type Change, createPart, patchPart } from '../change';
import {
  clashResolved,
  corrected,
  discarded,
  type Queue,
  type QueuedChange,
  type Stuck,
  withdrawn,
} from './queue';

interface Note {
  readonly title: string;
  readonly body: string;
  readonly seenAt: Date | null;
}
const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
const start: Note = { title: 'Old', body: 'Old', seenAt: null };

const change = (...parts: Change['parts']): Change => batchChange(parts, { what: 'Note' });
const edit = (patch: Partial<Note>, id = 'n', base = start): Change =>
  change(patchPart(notes, id, { patch, base }));
const made = (id: string): Change => change(createPart(notes, id, start));
const step = (one: Change): Change => ({ ...one, isStep: true });
const refused: Stuck = { kind: 'refused', because: 'denied' };
const clashing: Stuck = {
  kind: 'clash',
  fields: [{ path: 'notes', id: 'n', field: 'title', mine: 'Mine', theirs: 'Theirs', base: 'Old' }],
};

/** Returns waiting changes in this order, with the ids 1, 2, 3 …. */
const queue = (...entries: (Partial<QueuedChange> & { change: Change })[]): Queue =>
  entries.map((entry, place) => ({
    id: String(place + 1),
    uid: 'mia',
    order: place + 1,
    since: 0,
    revision: 0,
    attempted: false,
    ...entry,
  }));
const ids = (left: Queue) => left.map(({ id }) => id);

describe('A withdrawn change', () => {
  const two = queue({ change: edit({ title: 'A' }), stuck: refused }, { change: edit({ title: 'B' }, 'm') });

  it('is removed if it waits for the person, and others stay', () => {
    expect(ids(withdrawn(two, '1'))).toEqual(['2']);
  });

  it('stays while it is being sent, even beside one that waits for the person', () => {
    expect(withdrawn(two, '2')).toBe(two);
    expect(withdrawn(two, 'other')).toBe(two);
  });

  it('is removed with the steps on the record that it would have created, and no others', () => {
    const steps = [{ change: step(edit({ title: 'B' }, 'a')) }, { change: step(edit({ title: 'C' }, 'm')) }];
    expect(ids(discarded(queue({ change: made('a') }, ...steps), '1'))).toEqual(['3']);
    expect(ids(discarded(queue({ change: made('a') }, { change: edit({ title: 'B' }, 'a') }), '1'))).toEqual([
      '2',
    ]);
  });

  it('leaves the steps on a record that another change creates too', () => {
    const again = queue(
      { change: made('a') },
      { change: made('a') },
      { change: step(edit({ title: 'B' }, 'a')) },
    );
    expect(ids(discarded(again, '1'))).toEqual(['2', '3']);
  });

  it('passes its base to a later change of the same field that started from its value', () => {
    const later = edit({ title: 'B' }, 'n', { ...start, title: 'A' });
    const [left] = discarded(queue({ change: edit({ title: 'A' }) }, { change: later }), '1');
    expect(left).toMatchObject({ id: '2', revision: 1, change: { parts: [{ base: { title: 'Old' } }] } });
  });

  it.each([
    ['started from another value', { title: 'B' }, { ...start, title: 'Other' }, 'n'],
    ['is about another field', { body: 'B' }, start, 'n'],
    ['is about another record', { title: 'B' }, { ...start, title: 'A' }, 'm'],
  ])('keeps the base of a later change that %s', (_, patch, base, id) => {
    const later = edit(patch, id, base);
    const [left] = discarded(queue({ change: edit({ title: 'A' }) }, { change: later }), '1');
    expect(left?.change).toEqual(later);
  });

  it('does not affect an earlier change', () => {
    const waiting = queue(
      { change: edit({ title: 'B' }, 'n', { ...start, title: 'A' }) },
      { change: edit({ title: 'A' }) },
    );
    expect(discarded(waiting, '2')).toEqual(waiting.slice(0, 1));
  });
});

describe('A choice between mine and theirs', () => {
  const both = edit({ title: 'Mine', body: 'Two' });

  it('writes mine over theirs', () => {
    const [left] = clashResolved(queue({ change: both, stuck: clashing }), '1', { 'notes/n/title': 'mine' });
    expect(left).toMatchObject({
      revision: 1,
      change: { parts: [{ patch: { title: 'Mine', body: 'Two' }, base: { title: 'Theirs', body: 'Old' } }] },
    });
    expect(left).not.toHaveProperty('stuck');
  });

  it.each([
    ['theirs was chosen', { 'notes/n/title': 'theirs' } as const],
    ['nothing was chosen', {}],
  ])('leaves the field out when %s', (_, choices) => {
    const [left] = clashResolved(queue({ change: both, stuck: clashing }), '1', choices);
    expect(left?.change.parts).toMatchObject([{ patch: { body: 'Two' } }]);
    expect(left?.change.parts[0]).not.toHaveProperty('patch.title');
  });

  it('removes a change that has only its time left', () => {
    const stamped = change(
      patchPart(notes, 'n', { patch: { title: 'Mine', seenAt: serverTime }, base: start }),
    );
    expect(clashResolved(queue({ change: stamped, stuck: clashing }), '1', {})).toEqual([]);
  });

  it.each([
    ['record', edit({ title: 'Mine' }, 'm')],
    [
      'collection',
      change(patchPart({ ...notes, path: 'other' }, 'n', { patch: { title: 'Mine' }, base: start })),
    ],
  ])('leaves the same field of another %s unchanged', (_, other) => {
    const whole = change(...both.parts, ...other.parts);
    const [left] = clashResolved(queue({ change: whole, stuck: clashing }), '1', {});
    expect(left?.change.parts[1]).toEqual(other.parts[0]);
  });

  it('does nothing to a change without a conflict', () => {
    const waiting = queue({ change: both, stuck: refused }, { change: both });
    expect(clashResolved(waiting, '1', {})).toBe(waiting);
    expect(clashResolved(waiting, '2', {})).toBe(waiting);
    expect(clashResolved(waiting, 'other', {})).toBe(waiting);
  });
});

describe('A correction', () => {
  it.each([
    ['an edit', edit({ title: 'Too long', body: 'Two' }), { patch: { title: 'Short', body: 'Two' } }],
    [
      'a new record',
      change(createPart(notes, 'n', { ...start, title: 'Too long' })),
      { fields: { title: 'Short', body: 'Old', seenAt: null } },
    ],
  ])('replaces the texts of %s', (_, before, expected) => {
    const [left] = corrected(queue({ change: before, stuck: refused }), '1', { 'notes/n/title': 'Short' });
    expect(left).toMatchObject({ revision: 1, change: { parts: [expected] } });
    expect(left).not.toHaveProperty('stuck');
  });

  it('does nothing to a change that was sent or is missing', () => {
    const waiting = queue({ change: edit({ title: 'A' }), attempted: true });
    expect(corrected(waiting, '1', { 'notes/n/title': 'B' })).toBe(waiting);
    expect(corrected(waiting, 'other', { 'notes/n/title': 'B' })).toBe(waiting);
  });
});
