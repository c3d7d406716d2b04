import { beforeEach, expect, it } from 'vitest';
import { notes } from '@/features/notes/collections';
import { openFollowUpCount, openFollowUps, recentTasks } from '@/features/notes/queries';
import type { Actor } from '@/shared/auth/actor';
import { countDocuments, listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import type { Note } from '@/features/notes/schema';
import { covers } from '@/testing/covers';
import { aNote } from '@/testing/records/note';
import { as } from './browsers';
import { beginAnew } from './local-backend';
import { storeRecords } from './store-records';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);

/** Stores notes of Mia's by title, bypassing the rules. */
const store = (list: readonly (readonly [title: string, changes: Partial<Note>])[]) =>
  storeRecords({
    notes: list.map(([title, changes]) =>
      aNote({ id: randomId(), title, category: 'task', createdAt: ago(1), ...changes }),
    ),
  });

beforeEach(beginAnew);

it(
  'the home screen reads up to fifty tasks of the last seven days, latest first',
  covers('WRK-098'),
  async () => {
    await store([
      ['a week ago', { updatedAt: ago(6.9) }],
      ['earlier', { updatedAt: ago(7.1) }],
      ['today', { updatedAt: ago(0.1) }],
      ['archived', { isArchived: true }],
      ['no task', { category: 'general' }],
      ['done', { isCompleted: true, updatedAt: ago(2) }],
    ]);
    const titles = async (actor: Actor) =>
      (await listDocuments(notes, recentTasks(actor, ago(7)))).documents.map(({ title }) => title);
    expect(await titles(await as('mia'))).toEqual(['today', 'done', 'a week ago']);
    expect(await titles(await as('ada'))).toEqual(['today', 'done', 'a week ago']);
    expect(await titles(await as('theo'))).toEqual([]);
    await store(Array.from({ length: 51 }, (_, index) => [`many ${index}`, {}] as const));
    expect(await titles(await as('mia'))).toHaveLength(50);
  },
);

it(
  'the home screen lists and counts the pending follow-ups and tasks a person may see',
  covers('WRK-081'),
  async () => {
    await store([
      ['follow up', { category: 'followup' }],
      ['task', {}],
      ['done', { isCompleted: true }],
      ['archived', { isArchived: true }],
      ['goal', { category: 'goal' }],
    ]);
    for (const uid of ['mia', 'ada'] as const) {
      const actor = await as(uid);
      const { documents } = await listDocuments(notes, openFollowUps(actor, 10));
      expect(documents.map(({ title }) => title).toSorted()).toEqual(['follow up', 'task']);
      expect(await countDocuments(notes, openFollowUpCount(actor))).toBe(2);
    }
    expect(await countDocuments(notes, openFollowUpCount(await as('theo')))).toBe(0);
  },
);
