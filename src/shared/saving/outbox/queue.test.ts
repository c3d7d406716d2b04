import { describe, expect, it } from 'vitest';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { batchChange, type Change, createPart, patchPart } from '../change';
import {
  enqueue,
  markAttempted,
  markStuck,
  type Queue,
  type QueuedChange,
  reasonsToWait,
  resend,
  sendable,
  type Stuck,
  withoutArrived,
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
const next = (one: Change) => ({ id: 'next', uid: 'mia', since: 5, change: one });
const ids = (left: Queue) => left.map(({ id }) => id);

describe('A new change', () => {
  it('is put last in the queue with the highest order', () => {
    expect(enqueue([], next(made('a')))).toEqual({
      id: 'next',
      queue: [{ ...next(made('a')), order: 1, revision: 0, attempted: false }],
    });
    const after = enqueue(
      queue({ change: made('a'), order: 7 }, { change: made('b'), order: 3 }),
      next(made('c')),
    );
    expect(after.queue.map(({ id, order }) => [id, order])).toEqual([
      ['1', 7],
      ['2', 3],
      ['next', 8],
    ]);
  });

  it.each([
    ['joins the last one of its record', [{ change: edit({ title: 'A' }) }], '1'],
    ['joins no change of another record', [{ change: edit({ title: 'A' }, 'm') }], 'next'],
    ['joins none that was sent', [{ change: edit({ title: 'A' }), attempted: true }], 'next'],
    [
      'joins the later of two',
      [{ change: edit({ title: 'A' }), attempted: true }, { change: edit({ title: 'B' }) }],
      '2',
    ],
    [
      'joins none before one that was sent',
      [{ change: edit({ title: 'A' }) }, { change: edit({ title: 'B' }), attempted: true }],
      'next',
    ],
  ])('%s', (_, waiting, expected) => {
    expect(enqueue(queue(...waiting), next(edit({ title: 'Z' }))).id).toBe(expected);
  });

  it('replaces a refused one that it repeats, and is joined to the one before', () => {
    const before = queue(
      { change: edit({ body: 'A' }) },
      { change: edit({ title: 'Too long' }), stuck: refused },
    );
    const { id, queue: after } = enqueue(before, next(edit({ title: 'Short' })));
    expect(id).toBe('1');
    expect(after).toMatchObject([{ id: '1', revision: 1 }]);
    expect(after[0]?.change.parts).toMatchObject([{ patch: { title: 'Short', body: 'A' } }]);
  });

  it('leaves a refused one that it does not repeat, and one that is not refused', () => {
    const other = queue({ change: edit({ title: 'A', body: 'A' }), stuck: refused, attempted: true });
    expect(ids(enqueue(other, next(edit({ title: 'B' }))).queue)).toEqual(['1', 'next']);
    const sent = queue({ change: edit({ title: 'A' }), attempted: true });
    expect(ids(enqueue(sent, next(edit({ title: 'B' }))).queue)).toEqual(['1', 'next']);
  });
});

describe('The changes to send now', () => {
  const free = new Set<string>();
  const names = (waiting: Queue, busy: ReadonlySet<string> = free) => ids(sendable(waiting, busy));

  it('are the first of each record, in the order of their creation', () => {
    const waiting = queue(
      { change: edit({ title: 'B' }), order: 2 },
      { change: edit({ title: 'A' }), order: 1 },
      { change: edit({ title: 'C' }, 'm'), order: 3 },
    );
    expect(names(waiting)).toEqual(['2', '3']);
  });

  it('exclude those being sent and those behind them', () => {
    const waiting = queue(
      { change: edit({ title: 'A' }) },
      { change: edit({ title: 'B' }) },
      { change: made('m') },
    );
    expect(names(waiting, new Set(['1']))).toEqual(['3']);
  });

  it('pass one that waits for the person, unless they write the same field', () => {
    const stuck = { change: edit({ title: 'A' }), stuck: refused };
    expect(names(queue(stuck, { change: edit({ body: 'B' }) }))).toEqual(['2']);
    expect(names(queue(stuck, { change: edit({ title: 'B' }) }))).toEqual([]);
  });

  it('wait for every earlier change of their records', () => {
    const both = change(createPart(notes, 'a', start), createPart(notes, 'b', start));
    expect(
      names(queue({ change: made('a') }, { change: made('b') }, { change: both }), new Set(['1'])),
    ).toEqual(['2']);
  });
});

describe('The reason why changes are pending', () => {
  const reasons = (waiting: Queue, failures: Readonly<Record<string, FailureKind | undefined>> = {}) =>
    Object.fromEntries(
      reasonsToWait(
        waiting,
        new Map(Object.entries(failures).map(([id, because]) => [id, because ? { because } : {}])),
      ),
    );
  const two = queue({ change: edit({ title: 'A' }) }, { change: edit({ body: 'B' }) });

  it.each([
    ['is unknown while nothing has failed', two, {}, {}],
    ['is unknown while the first is being sent', two, { 1: undefined }, {}],
    ['is the failure of the one before', two, { 1: 'offline' }, { 1: 'offline', 2: 'offline' }],
    ['is their own failure first', two, { 1: 'offline', 2: 'timeout' }, { 1: 'offline', 2: 'timeout' }],
  ] as const)('%s', (_, waiting, failures, expected) => {
    expect(reasons(waiting, failures)).toEqual(expected);
  });

  it.each([
    ['a refusal', refused, 'denied'],
    ['a conflict', clashing, 'conflict'],
  ])('is %s of an earlier change of the same field, which has no reason itself', (_, stuck, because) => {
    const waiting = queue({ change: edit({ title: 'A' }), stuck }, { change: edit({ title: 'B' }) });
    expect(reasons(waiting)).toEqual({ 2: because });
  });
});

describe('The response to a change', () => {
  const waiting = queue({ change: edit({ title: 'A' }), revision: 2 }, { change: edit({ title: 'B' }, 'm') });
  const [sent] = waiting as [QueuedChange];
  const older = { ...sent, revision: 1 };

  it('is awaited with the parts as they were sent', () => {
    const merged = edit({ title: 'A and B' });
    expect(markAttempted(waiting, sent, merged)).toEqual([
      { ...sent, change: merged, attempted: true },
      waiting[1],
    ]);
  });

  it.each([
    ['was discarded', waiting.slice(1), sent],
    ['was edited', waiting, older],
    ['waits for the person', [{ ...sent, stuck: refused }], sent],
  ])('is not awaited for a change that %s', (_, left, entry) => {
    expect(markAttempted(left, entry, entry.change)).toBeUndefined();
  });

  it('marks only the revision that was refused', () => {
    const tried = [{ ...sent, attempted: true }, ...waiting.slice(1)];
    expect(markStuck(tried, sent, refused)).toEqual([
      { ...sent, attempted: false, stuck: refused },
      waiting[1],
    ]);
    expect(markStuck(tried, older, refused)).toEqual(tried);
  });

  it('removes only the revision that was saved', () => {
    expect(ids(withoutArrived(waiting, sent))).toEqual(['2']);
    expect(ids(withoutArrived(waiting, older))).toEqual(['1', '2']);
  });

  it('is requested again as a new revision', () => {
    const stuck = [{ ...sent, stuck: refused }, ...waiting.slice(1)];
    expect(resend(stuck, '1')).toEqual([{ ...sent, revision: 3 }, waiting[1]]);
  });
});
