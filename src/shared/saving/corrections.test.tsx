import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import {
  batchChange,
  type Change,
  type CreatePart,
  createPart,
  deletePart,
  patchChange,
  patchPart,
} from './change';
import { Desk, rest } from './model.fixture';
import type { FirstOutcome, SaveHandle, Saving } from './saving';
import { useSaveFromForm } from './use-save-from-form';

interface Note {
  readonly title: string;
  readonly body: string;
  readonly seenAt: Date | null;
}
const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
const entries: { readonly path: string; readonly documents?: (entry: object) => object } = {
  path: 'entries',
};
const start: Note = { title: 'Choirs', body: 'One', seenAt: null };

/** Returns a change of a note, together with an index entry that has a new id each time. */
const written = (patch: Partial<Note>, entry: string): Change =>
  batchChange([patchPart(notes, 'n', { patch, base: start }), createPart(entries, entry, { of: 'n' })], {
    what: `Note ${Object.values(patch).join()}`,
  });
const made = (title: string, entry: string): Change =>
  batchChange(
    [
      createPart(notes, 'new', { ...start, title }),
      createPart(entries, entry, { of: 'new' }),
    ] as CreatePart[],
    { what: `New ${title}` },
  );

let desk: Desk;
let saving: Saving;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  desk = new Desk();
  desk.database.put('notes', 'n', { ...start });
  saving = desk.tab();
});
afterEach(() => {
  saving.close();
  vi.restoreAllMocks();
});

const note = (id: string) => desk.database.read('notes', id)?.fields;
const list = () => saving.view().changes.map(({ change, state }) => [change.what, state]);
const tried = ({ tried: outcome }: SaveHandle): { first?: FirstOutcome } => {
  const box: { first?: FirstOutcome } = {};
  void outcome.then((first) => {
    box.first = first;
    return first;
  });
  return box;
};
/** Makes the database refuse a note with this title, as the rules would. */
const refusing = (title: string) => {
  desk.database.refuses = (write) =>
    (write.kind === 'patch' && write.patch['title'] === title) ||
    (write.kind === 'create' && write.fields['title'] === title);
};

describe('A refused change', () => {
  it('is replaced when the same record is created again, with all its parts', async () => {
    refusing('Too long');
    saving.save(made('Too long', 'first'));
    await rest();
    expect(list()).toEqual([['New Too long', 'refused']]);
    saving.save(made('Short', 'second'));
    await rest();
    expect(list()).toEqual([]);
    expect(note('new')).toMatchObject({ title: 'Short' });
    expect(desk.database.created).toEqual(['notes/new', 'entries/second']);
  });

  it('is replaced by a change that writes all its fields, and by a second deletion', async () => {
    refusing('Too long');
    saving.save(written({ title: 'Too long' }, 'first'));
    await rest();
    saving.save(written({ title: 'Short', body: 'Two' }, 'second'));
    await rest();
    expect(note('n')).toMatchObject({ title: 'Short', body: 'Two' });
    expect(desk.database.created).toEqual(['entries/second']);

    const deletion = batchChange([deletePart(notes, 'n'), deletePart(entries, 'second')], {
      what: 'Deletion',
    });
    desk.database.refuses = () => true;
    saving.save(deletion);
    await rest();
    desk.database.refuses = () => false;
    const again = tried(saving.save(deletion));
    await rest();
    expect(again.first).toEqual({ state: 'saved', already: false });
    expect(list()).toEqual([]);
    expect([...desk.database.records.keys()]).toEqual([]);
  });

  it('stays if the next change does not write all its fields, which is then pending', async () => {
    refusing('Too long');
    saving.save(written({ title: 'Too long', body: 'Two' }, 'first'));
    await rest();
    const next = tried(saving.save(written({ title: 'Short' }, 'second')));
    await rest();
    expect(next.first).toEqual({ state: 'waiting', because: 'denied' });
    expect(list()).toEqual([
      ['Note Too long,Two', 'refused'],
      ['Note Short', 'waiting'],
    ]);
    expect(note('n')).toMatchObject({ title: 'Choirs', body: 'One' });
  });
});

describe('A form that stays open', () => {
  const form = () => {
    const { result } = renderHook(useSaveFromForm);
    return async (change: Change, ...steps: readonly Change[]) => {
      let handle: SaveHandle | undefined;
      await act(async () => {
        handle = await result.current(() => {
          const made = saving.save(change);
          for (const step of steps) saving.save(step);
          return made;
        });
        await rest();
      });
      return handle;
    };
  };

  it('withdraws its own refused change completely', async () => {
    refusing('Too long');
    const send = form();
    await send(written({ title: 'Too long', body: 'Two' }, 'first'));
    expect(list()).toEqual([['Note Too long,Two', 'refused']]);
    await send(written({ title: 'Short' }, 'second'));
    expect(list()).toEqual([]);
    expect(note('n')).toMatchObject({ title: 'Short', body: 'One' });
    expect(desk.database.created).toEqual(['entries/second']);
  });

  it('withdraws all steps of a refused change, such as a moved date of a shared series', async () => {
    const steps = (id: string) =>
      [1, 2].map((turn) =>
        patchChange<Note>(notes, id, {
          patch: { seenAt: new Date(turn) },
          base: turn === 1 ? start : { ...start, seenAt: new Date(1) },
          isStep: true,
          what: `Step ${turn}`,
        }),
      );
    const split = (title: string, id: string) =>
      batchChange(
        [
          patchPart(notes, 'n', { patch: { body: 'Two' }, base: start }),
          createPart(notes, id, { ...start, title }),
        ],
        { what: title },
      );
    refusing('Too long');
    const send = form();
    await send(split('Too long', 'first'), ...steps('first'));
    expect(list()).toEqual([
      ['Too long', 'refused'],
      ['Step 1', 'waiting'],
      ['Step 2', 'waiting'],
    ]);
    await send(split('Short', 'second'), ...steps('second'));
    expect(list()).toEqual([]);
    expect(note('first')).toBeUndefined();
    expect(note('second')).toMatchObject({ title: 'Short', seenAt: new Date(2) });
    expect(note('n')).toMatchObject({ title: 'Choirs', body: 'Two' });
  });

  it('shows the conflict again with the newest text', async () => {
    desk.database.put('notes', 'n', { ...start, title: 'Theirs' });
    const send = form();
    await send(written({ title: 'Mine', body: 'Two' }, 'first'));
    expect(list()).toEqual([['Note Mine,Two', 'clash']]);
    await send(written({ title: 'Mine after all' }, 'second'));
    expect(list()).toEqual([['Note Mine after all', 'clash']]);
  });

  it('does not withdraw pending changes, or changes made elsewhere before', async () => {
    const elsewhere = patchChange<Note>(notes, 'n', {
      patch: { body: 'Two' },
      base: start,
      what: 'Elsewhere',
    });
    refusing('Too long');
    desk.online = false;
    const send = form();
    saving.save(elsewhere);
    const handle = await send(
      patchChange<Note>(notes, 'n', { patch: { title: 'Too long' }, base: start, what: 'Form' }),
    );
    await handle?.withdraw();
    expect(desk.browser.queue).toHaveLength(1);
    desk.online = true;
    saving.hurry();
    await rest();
    // Both changes were joined and refused. Saving the form again must not drop the other screen's text.
    expect(list()).toEqual([['Form', 'refused']]);
    await send(patchChange<Note>(notes, 'n', { patch: { title: 'Short' }, base: start, what: 'Form again' }));
    expect(note('n')).toMatchObject({ title: 'Short', body: 'Two' });
  });
});

it('A change behind one that is pending while offline is reported as pending at once', async () => {
  desk.online = false;
  const first = tried(saving.save(written({ title: 'Bands' }, 'first')));
  const second = tried(saving.save(written({ body: 'Two' }, 'second')));
  await rest();
  expect(first.first).toEqual({ state: 'waiting', because: 'offline' });
  expect(second.first).toEqual({ state: 'waiting', because: 'offline' });
  desk.online = true;
  saving.hurry();
  await rest();
  expect(note('n')).toMatchObject({ title: 'Bands', body: 'Two' });
  expect(list()).toEqual([]);
});

it('A server time marked as a version field is written over the one the person saw, once', async () => {
  const before = new Date(5_000);
  const seen = { ...start, seenAt: before };
  desk.database.put('notes', 'n', seen);
  const look = patchChange<Note>(notes, 'n', {
    patch: { seenAt: serverTime },
    base: seen,
    marks: ['seenAt'],
    what: 'Look',
  });
  saving.save(look);
  await rest();
  expect(note('n')).toMatchObject({ seenAt: new Date(0) });
  const again = tried(saving.save(look));
  await rest();
  expect(again.first).toEqual({ state: 'saved', already: true });
  expect(desk.commits()).toHaveLength(1);
});
