import { describe, expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, type Change, createChange, deleteChange, movePart, patchChange } from './change';
import { rest } from './model.fixture';
import { desktop, type Note, note, notes, settled, start, titled } from './notes.fixture';
import { pendingDifference, withPendingChanges } from './overlay';
import type { Saving } from './saving';
import type { Merger } from './field-functions';
import { sameValue } from './values';

describe('The records on the screen', () => {
  const shown = [
    { id: 'n', status: 'new', name: 'A' },
    { id: 'm', status: 'new', name: 'B' },
  ];
  type Row = { status: string; name: string; at?: Date };
  const rows: { readonly path: string; readonly documents?: (row: Row) => Row } = { path: 'rows' };

  async function waiting(...changes: Change[]) {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    for (const change of changes) saving.save(change);
    await rest();
    return saving.view().changes;
  }

  it('include the pending changes of their collection only', async () => {
    const changes = await waiting(
      patchChange<Row>(rows, 'n', {
        patch: { status: 'done', at: serverTime },
        base: { status: 'new' },
        what: '',
      }),
      deleteChange(rows, 'm', { what: '' }),
      createChange<Row>(rows, 'k', { fields: { status: 'new', name: 'K' }, what: '' }),
      deleteChange(notes, 'n', { what: '' }),
    );
    expect(withPendingChanges(rows, shown, changes)).toEqual([
      { id: 'n', status: 'done', name: 'A', at: new Date(0) },
      { id: 'k', status: 'new', name: 'K' },
    ]);
    expect(withPendingChanges(notes, shown, [])).toBe(shown);
  });

  it('show the device’s time for server times of a new record, and all other values as made', async () => {
    const made = {
      status: 'new',
      name: 'K',
      none: null,
      day: new Date(5),
      inner: { at: serverTime, none: null, day: new Date(6), list: [{ at: serverTime }, null, 'a'] },
    };
    const changes = await waiting(createChange<object>({ path: 'rows' }, 'k', { fields: made, what: '' }));
    expect(withPendingChanges(rows, [] as { id: string }[], changes)).toEqual([
      {
        id: 'k',
        status: 'new',
        name: 'K',
        none: null,
        day: new Date(5),
        inner: { at: new Date(0), none: null, day: new Date(6), list: [{ at: new Date(0) }, null, 'a'] },
      },
    ]);
  });

  it('are counted with pending changes', async () => {
    const changes = await waiting(
      patchChange<Row>(rows, 'n', { patch: { status: 'done' }, base: { status: 'new' }, what: '' }),
      deleteChange<Row>(rows, 'm', { base: { status: 'new' }, what: '' }),
      createChange<Row>(rows, 'k', { fields: { status: 'new', name: 'K' }, what: '' }),
    );
    expect(pendingDifference(rows, changes, ({ status }) => status === 'new')).toBe(-1);
    expect(pendingDifference(rows, changes, ({ status }) => status === 'done')).toBe(1);
    expect(pendingDifference(rows, changes, () => true)).toBe(0);
  });

  it('show the stored values after a change was refused', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = () => true;
    settled(saving, titled('Bands'));
    await rest();
    expect(withPendingChanges(notes, [{ id: 'n', title: 'Choirs' }], saving.view().changes)).toEqual([
      { id: 'n', title: 'Choirs' },
    ]);
  });

  it('keep a saved value until the live data has it, and never cover later values', async () => {
    const desk = desktop();
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await rest();
    const { changes, arrived } = saving.view();
    const show = (title: string) => withPendingChanges(notes, [{ id: 'n', title }], changes, arrived);
    expect(show('Choirs')).toMatchObject([{ title: 'Bands' }]);
    expect(show('Theirs')).toMatchObject([{ title: 'Theirs' }]);
    await desk.clock.pass(10_000);
    expect(saving.view().arrived).toEqual([]);
  });

  /** Returns the note as each rendering would show it, from the change until it is sent. */
  function everyShown(saving: Saving, stored: () => readonly { readonly id: string }[]): unknown[] {
    const seen: unknown[] = [];
    saving.subscribe(() => {
      const { changes, arrived } = saving.view();
      seen.push(withPendingChanges(notes, stored(), changes, arrived));
    });
    return seen;
  }

  it.each([
    ['a change', titled('Bands'), (each: unknown) => expect(each).toMatchObject([{ title: 'Bands' }])],
    ['a deletion', deleteChange(notes, 'n', { what: '' }), (each: unknown) => expect(each).toEqual([])],
    [
      'a new record',
      createChange<Note>(notes, 'm', { fields: start, what: '' }),
      (each: unknown) => expect(each).toMatchObject([{ id: 'n' }, { id: 'm' }]),
    ],
  ])(
    'show %s in every render until the live data has it, in this tab and others',
    async (_, change, expectShown) => {
      const desk = desktop();
      const tabs = [desk.tab(), desk.tab()] as const;
      await rest();
      const [here, there] = tabs.map((tab) => everyShown(tab, () => [{ ...start, id: 'n' }])) as [
        unknown[],
        unknown[],
      ];
      settled(tabs[0], change);
      await rest();
      expect(desk.commits()).toHaveLength(1);
      expect(here.length).toBeGreaterThan(3);
      for (const each of here) expectShown(each);
      const first = there.findIndex((each) => !sameValue(each, [{ ...start, id: 'n' }]));
      expect(first).toBeGreaterThanOrEqual(0);
      for (const each of there.slice(first)) expectShown(each);
    },
  );

  it('change from saving to saved without a state in between', async () => {
    const desk = desktop();
    const saving = desk.tab();
    await rest();
    const seen: string[] = [];
    saving.subscribe(() => {
      const { changes, savedAt } = saving.view();
      seen.push(changes.length > 0 ? 'saving' : savedAt.has('notes/n') ? 'saved' : 'neither');
    });
    settled(saving, titled('Bands'));
    await rest();
    expect([...new Set(seen)]).toEqual(['saving', 'saved']);
  });

  it('show the device’s time until the live data has a later server time', async () => {
    const desk = desktop();
    await desk.clock.pass(60_000);
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await rest();
    const { changes, arrived } = saving.view();
    const show = (updatedAt: Date | null) =>
      withPendingChanges(notes, [{ ...start, id: 'n', updatedAt }], changes, arrived);
    expect(show(null)).toMatchObject([{ updatedAt: new Date(60_000) }]);
    expect(show(new Date(59_000))).toMatchObject([{ updatedAt: new Date(60_000) }]);
    expect(show(new Date(61_000))).toMatchObject([{ updatedAt: new Date(61_000) }]);
  });

  it('show the merged value before and after the live data has the other’s change', async () => {
    const desk = desktop();
    const join: Merger = (_, mine, theirs) => `${String(theirs)} ${String(mine)}`;
    const saving = desk.tab({ mergers: { 'rich-text': join } });
    desk.database.put('notes', 'n', { ...start, body: 'Theirs' });
    settled(
      saving,
      patchChange<Note>(notes, 'n', {
        patch: { body: 'Mine' },
        base: start,
        merge: { body: 'rich-text' },
        what: '',
      }),
    );
    await rest();
    const { changes, arrived } = saving.view();
    expect(note(desk)).toMatchObject({ body: 'Theirs Mine' });
    const show = (body: string) => withPendingChanges(notes, [{ ...start, id: 'n', body }], changes, arrived);
    expect(show('One')).toMatchObject([{ body: 'Theirs Mine' }]);
    expect(show('Theirs')).toMatchObject([{ body: 'Theirs Mine' }]);
    expect(show('Later')).toMatchObject([{ body: 'Later' }]);
  });

  it('show a moved and restored record in its old position at once', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const bin = { path: 'bin' };
    const all = [
      { ...start, id: 'a' },
      { ...start, id: 'n' },
      { ...start, id: 'z' },
    ];
    const ids = () => {
      const { changes, arrived } = saving.view();
      return withPendingChanges(notes, all, changes, arrived).map(({ id }) => id);
    };
    const away = movePart(notes, 'n', { path: 'bin', id: 'n' }, { into: { field: 'record', beside: {} } });
    settled(saving, batchChange([away], { what: 'Away' }));
    expect(ids()).toEqual(['a', 'z']);
    await rest();
    expect(ids()).toEqual(['a', 'z']);
    const back = movePart(bin, 'n', { path: 'notes', id: 'n' }, { outOf: 'record' });
    settled(saving, batchChange([back], { what: 'Back' }));
    expect(ids()).toEqual(['a', 'n', 'z']);
    await rest();
    expect(desk.commits()).toHaveLength(2);
    expect(ids()).toEqual(['a', 'n', 'z']);
    settled(saving, batchChange([away], { what: 'Away again' }));
    await rest();
    expect(ids()).toEqual(['a', 'z']);
  });

  it('keep a version field until the live data has the server’s time', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const seen = { ...start, updatedAt: null };
    settled(
      saving,
      patchChange<Note>(notes, 'n', {
        patch: { updatedAt: serverTime },
        base: seen,
        marks: ['updatedAt'],
        what: 'Deletion',
      }),
    );
    await rest();
    const { changes, arrived } = saving.view();
    expect(arrived).toHaveLength(1);
    const show = (updatedAt: Date | null) =>
      withPendingChanges(notes, [{ ...seen, id: 'n', updatedAt }], changes, arrived);
    expect(show(null)).toMatchObject([{ updatedAt: expect.any(Date) }]);
    const told = new Date('2026-01-02T03:04:05Z');
    expect(show(told)).toMatchObject([{ updatedAt: told }]);
  });
});
