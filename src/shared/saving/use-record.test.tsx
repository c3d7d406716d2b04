import { act, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineCollection, type ParsedDocument } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { createChange, deleteChange, patchChange } from './change';
import { save, setSaving } from './current';
import { Desk, rest } from './model.fixture';
import { useRecord } from './use-record';

const notes = defineCollection('notes', z.object({ title: z.string() }));
interface Note {
  readonly title: string;
}

let tell: (live: Live<ParsedDocument<Note> | undefined>) => void = () => {};
const watch = {
  key: 'notes/a',
  scope: 'notes/a',
  start: (on: typeof tell) => {
    tell = (live) => act(() => on(live));
    return () => {};
  },
};

const Shown = () => {
  const { live, record } = useRecord(notes, 'a', watch);
  return <output>{JSON.stringify([live, record?.title])}</output>;
};
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const found = (title: string) => ({ ok: true, document: { id: 'a', title } }) as const;
const what = 'Note';
const change = (work: () => unknown) =>
  act(async () => {
    work();
    await rest();
  });

beforeEach(() => {
  const desk = new Desk();
  // The server never answers, so the changes wait.
  const never = () => new Promise<void>(() => {});
  desk.failing.push(never, never, never);
  setSaving(desk.tab());
  render(<Shown />);
});
afterEach(() => setSaving(undefined));

it('useRecord returns a new local record before the server has it, and no other record', async () => {
  await change(() => save(createChange<Note>(notes, 'b', { fields: { title: 'Other' }, what })));
  expect(shown()).toEqual([{ status: 'loading' }, null]);
  await change(() => save(createChange<Note>(notes, 'a', { fields: { title: 'Mine' }, what })));
  expect(shown()).toEqual([{ status: 'ready', data: found('Mine'), fromServer: false }, 'Mine']);
  tell({ status: 'failed', reason: 'timeout' });
  expect(shown()).toEqual([{ status: 'failed', reason: 'timeout', data: found('Mine') }, 'Mine']);
  tell({ status: 'denied' });
  expect(shown()).toEqual([{ status: 'denied' }, null]);
});

it('useRecord returns the record with pending changes, and nothing after a deletion', async () => {
  tell({ status: 'ready', data: found('One'), fromServer: true });
  const base = { title: 'One' };
  await change(() => save(patchChange<Note>(notes, 'a', { patch: { title: 'Two' }, base, what })));
  expect(shown()).toEqual([{ status: 'ready', data: found('Two'), fromServer: true }, 'Two']);
  await change(() => save(deleteChange<Note>(notes, 'a', { what })));
  expect(shown()).toEqual([{ status: 'ready', fromServer: true }, null]);
});

it('useRecord returns the reason when a record is invalid', () => {
  const data = { ok: false, invalid: { id: 'a', reason: 'title: expected string' } } as const;
  tell({ status: 'ready', data, fromServer: true });
  expect(shown()).toEqual([{ status: 'ready', data, fromServer: true }, null]);
});
