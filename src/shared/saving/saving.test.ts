import { afterEach, describe, expect, it, vi } from 'vitest';
import { clash, type Merger } from './sending/attempt';
import {
  batchChange,
  callChange,
  type Change,
  createChange,
  createPart,
  deleteChange,
  deletePart,
  movePart,
  patchChange,
  patchPart,
} from './change';
import { databaseError, Desk, rest } from './model.fixture';
import { memoryOutbox } from './outbox/outbox';
import { pendingDifference, withPendingChanges } from './overlay';
import type { Saving, SaveOutcome } from './saving';
import { serverTime } from '@/shared/firebase/fields';
import { sameValue } from './values';

interface Note {
  readonly title: string;
  readonly body: string;
  readonly updatedAt: Date | null;
  readonly search: { readonly folded: string };
}
const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
const keys = { path: 'keys' };
const start: Note = { title: 'Choirs', body: 'One', updatedAt: null, search: { folded: 'choirs' } };

const titled = (title: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { title, updatedAt: serverTime }, base, what: `Title ${title}` });
const written = (body: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { body }, base, what: `Text ${body}` });

function desktop(): Desk {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const desk = new Desk();
  desk.database.put('notes', 'n', { ...start });
  return desk;
}

const note = (desk: Desk) => desk.database.read('notes', 'n')?.fields;

const fails = (code: string) => async () => {
  throw databaseError(code);
};
const hangs = () => new Promise<void>(() => {});

const settled = (saving: Saving, change: Change): { outcome: SaveOutcome | undefined } => {
  const box: { outcome: SaveOutcome | undefined } = { outcome: undefined };
  const wait = async () => {
    box.outcome = await saving.save(change).settled;
  };
  void wait();
  return box;
};
const list = (saving: Saving) =>
  saving.view().changes.map(({ change, state, because }) => [change.what, state, because]);

afterEach(() => vi.restoreAllMocks());

describe('a change', () => {
  it('is shown as being sent at once, and as saved only when the server has said so', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const answer = settled(saving, titled('Bands'));
    expect(list(saving)).toEqual([['Title Bands', 'waiting', undefined]]);
    expect(saving.view().savedAt.size).toBe(0);
    await rest();
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'One', updatedAt: new Date(0) });
    expect(list(saving)).toEqual([]);
    expect(saving.view().savedAt.get('notes/n')).toBe(desk.clock.now());
    expect(desk.browser.queue).toEqual([]);
  });

  it('is sent again after 1, 2, 4 … 60 s while the server cannot be reached, and says what keeps it', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(...Array.from({ length: 9 }, () => fails('unavailable')));
    settled(saving, titled('Bands'));
    await rest();
    expect(list(saving)).toEqual([['Title Bands', 'waiting', 'unavailable']]);
    for (const [count, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await desk.clock.pass(seconds * 1_000 - 1);
      expect(desk.requests).toHaveLength(count + 1);
      await desk.clock.pass(1);
      expect(desk.requests).toHaveLength(count + 2);
    }
    await desk.clock.pass(60_000);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('is sent at once when the connection is back', async () => {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await desk.clock.pass(30_000);
    expect(list(saving)).toEqual([['Title Bands', 'waiting', 'offline']]);
    expect(desk.requests).toEqual([]);
    desk.online = true;
    saving.hurry();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('is given up after 8 s without an answer and repeated; what had arrived all the same is not written twice [WRK-532]', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      throw databaseError('unavailable');
    });
    desk.failing.push(hangs);
    const answer = settled(saving, titled('Bands'));
    await desk.clock.pass(7_999);
    expect(list(saving)).toEqual([['Title Bands', 'sending', undefined]]);
    await desk.clock.pass(1);
    expect(list(saving)).toEqual([['Title Bands', 'waiting', 'timeout']]);
    await desk.clock.pass(1_000);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    expect(answer.outcome).toBeUndefined();
    await desk.clock.pass(2_000);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.commits()).toHaveLength(1);
  });

  it('that the rules refuse stays with its text and its reason, and is sent again when asked', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = () => true;
    const answer = settled(saving, titled('Bands'));
    await desk.clock.pass(300_000);
    expect(answer.outcome).toEqual({ state: 'refused', because: 'denied' });
    expect(list(saving)).toEqual([['Title Bands', 'refused', 'denied']]);
    expect(desk.commits()).toHaveLength(1);
    desk.database.refuses = () => false;
    await saving.resend(desk.browser.queue[0]?.id ?? '');
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('that was refused gives way to its correction', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = (write) => write.kind === 'patch' && write.patch['title'] === 'Too long';
    settled(saving, titled('Too long'));
    await rest();
    settled(saving, titled('Short'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Short' });
    expect(list(saving)).toEqual([]);
  });

  it('can be corrected in the list, as long as nothing of it has left', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = (write) => write.kind === 'patch' && write.patch['title'] === 'Too long';
    settled(saving, titled('Too long'));
    await rest();
    await saving.correct(desk.browser.queue[0]?.id ?? '', { 'notes/n/title': 'Short' });
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Short', updatedAt: new Date(0) });
  });

  it('of a record that is gone is refused; a delete of it has succeeded, and says that nothing was left to do', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.records.delete('notes/n');
    const patched = settled(saving, titled('Bands'));
    await rest();
    expect(patched.outcome).toEqual({ state: 'refused', because: 'gone' });
    await saving.discard(desk.browser.queue[0]?.id ?? '');
    const gone = settled(saving, deleteChange(notes, 'n', { what: 'Delete' }));
    await rest();
    expect(gone.outcome).toEqual({ state: 'saved', already: true });
  });

  it('that makes a record whose answer was lost has succeeded when the record holds the same', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      throw databaseError('deadline-exceeded');
    });
    const made = createChange<Note>(notes, 'new', {
      fields: { ...start, updatedAt: serverTime },
      what: 'New note',
    });
    const answer = settled(saving, made);
    await desk.clock.pass(1_000);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.database.created).toEqual(['notes/new']);
  });

  it('that makes a record under an id that stands for another is refused', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const answer = settled(
      saving,
      createChange<Note>(notes, 'n', { fields: { ...start, title: 'Other' }, what: '' }),
    );
    await rest();
    expect(answer.outcome).toEqual({ state: 'refused', because: 'exists' });
  });

  it('of several records arrives as a whole, without the parts whose condition does not hold', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('keys', 'mine', { leadId: 'n' });
    desk.database.put('keys', 'other', { leadId: 'x' });
    const answer = settled(
      saving,
      batchChange(
        [
          deletePart(notes, 'n'),
          deletePart<{ leadId: string }>(keys, 'mine', { onlyIf: { leadId: 'n' } }),
          deletePart<{ leadId: string }>(keys, 'other', { onlyIf: { leadId: 'n' } }),
          deletePart<{ leadId: string }>(keys, 'none', { onlyIf: { leadId: 'n' } }),
        ],
        { what: 'Delete' },
      ),
    );
    await rest();
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect([...desk.database.records.keys()]).toEqual(['keys/other']);
    expect(desk.commits()).toEqual(['commit delete notes/n, delete keys/mine']);
  });

  it('by our API is repeated under one key until it is answered', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(fails('unavailable'));
    const answer = settled(saving, callChange({ method: 'POST', path: '/users' }, { what: 'Invite' }));
    await desk.clock.pass(1_000);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.requests).toEqual(['POST /users 20', 'POST /users 20']);
  });
});

describe('several changes', () => {
  it('of one field wait as one while nothing of them has left', async () => {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    const answers = ['B', 'Ba', 'Ban'].map((title) => settled(saving, titled(title)));
    settled(saving, written('Two'));
    await rest();
    expect(desk.browser.queue).toHaveLength(1);
    desk.online = true;
    saving.hurry();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Ban', body: 'Two' });
    expect(desk.commits()).toHaveLength(1);
    expect(answers.map(({ outcome }) => outcome?.state)).toEqual(['saved', 'saved', 'saved']);
  });

  it('of one record are sent in order, and those of other records beside them', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'm', { title: 'Other' });
    desk.failing.push(undefined, fails('unavailable'));
    settled(saving, titled('Bands'));
    await rest();
    settled(saving, titled('Brass bands', { title: 'Bands' }));
    settled(
      saving,
      patchChange<Note>(notes, 'm', { patch: { title: 'Mine' }, base: { title: 'Other' }, what: 'm' }),
    );
    await rest();
    expect(desk.database.read('notes', 'm')?.fields).toMatchObject({ title: 'Mine' });
    expect(note(desk)).toMatchObject({ title: 'Choirs' });
    await desk.clock.pass(1_000);
    expect(note(desk)).toMatchObject({ title: 'Brass bands' });
  });

  it('go past one that waits for the person, unless they are of the same field', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Theirs' });
    desk.database.refuses = (write) => write.kind === 'delete';
    settled(saving, batchChange([...titled('Mine').parts, ...written('Two').parts], { what: 'Both' }));
    await rest();
    settled(
      saving,
      patchChange<Note>(notes, 'n', { patch: { search: { folded: 'mine' } }, base: start, what: 'Words' }),
    );
    settled(saving, deleteChange(notes, 'n', { what: 'Delete' }));
    await rest();
    expect(list(saving)).toEqual([
      ['Both', 'clash', 'conflict'],
      ['Delete', 'waiting', undefined],
    ]);
    expect(note(desk)).toMatchObject({ search: { folded: 'mine' }, title: 'Theirs' });
  });

  it('start again from what was there before one of them was discarded', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = (write) => write.kind === 'patch' && write.patch['title'] === 'Bad';
    settled(saving, batchChange([...titled('Bad').parts], { what: 'Bad' }));
    await rest();
    settled(
      saving,
      batchChange([...titled('Good', { title: 'Bad' }).parts, ...written('Two').parts], { what: 'Good' }),
    );
    await rest();
    await saving.discard(desk.browser.queue[0]?.id ?? '');
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Good', body: 'Two' });
  });
});

describe('a record that moves', () => {
  const trash = { path: 'trash' };
  const there = { path: 'trash', id: 'notes-n' };
  const away = batchChange(
    [
      movePart(notes, 'n', there, { into: { field: 'record', beside: { title: 'Choirs' } } }),
      createPart<object>(keys, 'deleted-n', { of: 'n' }),
    ],
    { what: 'Deletion' },
  );
  const back = batchChange([movePart(trash, 'notes-n', { path: 'notes', id: 'n' }, { outOf: 'record' })], {
    what: 'Bringing back',
  });

  it('becomes a field of another, and is the same when it comes back', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, updatedAt: new Date(5), tags: [] });
    const gone = settled(saving, away);
    expect(withPendingChanges(notes, [{ ...start, id: 'n' }], desk.browser.queue)).toEqual([
      { ...start, id: 'n' },
    ]);
    await rest();
    expect(gone.outcome).toEqual({ state: 'saved', already: false });
    expect(note(desk)).toBeUndefined();
    expect(desk.database.read('trash', 'notes-n')?.fields).toMatchObject({
      title: 'Choirs',
      record: { body: 'One' },
    });
    const brought = settled(saving, back);
    await rest();
    expect(brought.outcome).toEqual({ state: 'saved', already: false });
    expect(note(desk)).toEqual({ ...start, updatedAt: new Date(5), tags: [] });
    expect(desk.database.read('trash', 'notes-n')).toBeUndefined();
  });

  it('takes along what somebody else writes while it is being moved', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(undefined, async () => desk.database.put('notes', 'n', { ...start, body: 'Theirs' }));
    settled(saving, away);
    await rest();
    expect(desk.database.read('trash', 'notes-n')?.fields).toMatchObject({ record: { body: 'Theirs' } });
  });

  it('is not shown where it was while that waits', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.online = false;
    settled(saving, away);
    await rest();
    const queue = desk.browser.queue;
    expect(withPendingChanges(notes, [{ ...start, id: 'n' }], queue)).toEqual([]);
    expect(pendingDifference(notes, queue, () => true)).toBe(-1);
  });

  it('counts as moved, with all that goes along, when the answer is lost or somebody was quicker', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(undefined, async () => {
      desk.database.commit([
        { kind: 'delete', path: 'notes', id: 'n' },
        { kind: 'create', ...there, fields: { record: { ...start } } },
      ]);
      throw databaseError('unavailable');
    });
    const gone = settled(saving, away);
    await rest();
    await desk.clock.pass(1_000);
    expect(gone.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.commits()).toHaveLength(1);
    const again = settled(saving, away);
    await rest();
    expect(again.outcome).toEqual({ state: 'saved', already: true });
    expect(desk.commits()).toHaveLength(1);
  });

  it('does not come back from where it is not, unless it is back already', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const brought = settled(saving, back);
    await rest();
    expect(brought.outcome).toEqual({ state: 'saved', already: true });
    desk.database.records.delete('notes/n');
    const late = settled(saving, back);
    await rest();
    expect(late.outcome).toEqual({ state: 'refused', because: 'gone' });
    await saving.discard(desk.browser.queue[0]?.id ?? '');
    desk.database.put('trash', 'notes-n', { title: 'Nothing in it' });
    const empty = settled(saving, back);
    await rest();
    expect(empty.outcome).toEqual({ state: 'refused', because: 'invalid' });
  });

  it('waits for what was changed of it before, and is followed by what is changed after it came back', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.online = false;
    settled(saving, titled('Bands'));
    settled(saving, away);
    settled(saving, back);
    settled(saving, titled('Brass bands', { title: 'Bands' }));
    await rest();
    desk.online = true;
    saving.hurry();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Brass bands', body: 'One' });
    expect(list(saving)).toEqual([]);
  });
});

describe('two people', () => {
  it('change different fields of a record, and both stay', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, body: 'Theirs' });
    settled(saving, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Theirs' });
  });

  it('write the record at the same moment, and the second looks at it again', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(undefined, async () => desk.database.put('notes', 'n', { ...start, body: 'Theirs' }));
    settled(saving, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Theirs' });
  });

  it('change the same field: the person sees mine, theirs and what it was, and chooses', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Theirs', body: 'Two' });
    const answer = settled(
      saving,
      patchChange<Note>(notes, 'n', { patch: { title: 'Mine', body: 'Two' }, base: start, what: 'Both' }),
    );
    await rest();
    expect(answer.outcome).toEqual({ state: 'clash' });
    // The same value from both people is no clash.
    expect(desk.browser.queue[0]?.stuck).toEqual({
      kind: 'clash',
      fields: [{ path: 'notes', id: 'n', field: 'title', mine: 'Mine', theirs: 'Theirs', base: 'Choirs' }],
    });
    await saving.resolve(desk.browser.queue[0]?.id ?? '', { 'notes/n/title': 'mine' });
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Mine' });

    desk.database.put('notes', 'n', { ...start, title: 'Theirs' });
    settled(saving, titled('Mine'));
    await rest();
    await saving.resolve(desk.browser.queue[0]?.id ?? '', { 'notes/n/title': 'theirs' });
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Theirs' });
    expect(list(saving)).toEqual([]);
  });

  it('are asked once more when the field changes again before the choice arrives', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Theirs' });
    settled(saving, titled('Mine'));
    await rest();
    desk.database.put('notes', 'n', { ...start, title: 'Again' });
    await saving.resolve(desk.browser.queue[0]?.id ?? '', { 'notes/n/title': 'mine' });
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Again' });
    expect(list(saving)).toEqual([['Title Mine', 'clash', 'conflict']]);
  });

  it('are not asked about a field that was never stored and one that is empty', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { title: 'Choirs' });
    settled(saving, written('Two', { body: '' }));
    await rest();
    expect(note(desk)).toMatchObject({ body: 'Two' });
  });

  it('keep an edit that comes while the same one is found to be there', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Bands' });
    let answer = () => {};
    desk.failing.push(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    settled(saving, titled('Bands'));
    await rest();
    settled(saving, titled('Brass bands', { title: 'Bands' }));
    await rest();
    answer();
    await rest();
    expect(list(saving).map(([, state]) => state)).toEqual(['clash']);
  });
});

/** Merges two texts with a common beginning; merging a repetition must not add mine a second time. */
const bothEndings: Merger = (base, mine, theirs) => {
  const from = String(base);
  if (!String(mine).startsWith(from) || !String(theirs).startsWith(from)) return clash;
  return String(theirs) + String(mine).slice(from.length);
};

describe('a field that a feature can merge', () => {
  const edit = (body: string): Change =>
    patchChange<Note>(notes, 'n', { patch: { body }, base: start, merge: { body: 'endings' }, what: 'Text' });

  it('takes both versions', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { endings: bothEndings } });
    desk.database.put('notes', 'n', { ...start, body: 'One, theirs' });
    settled(saving, edit('One, mine'));
    await rest();
    expect(note(desk)).toMatchObject({ body: 'One, theirs, mine' });
  });

  it('takes mine once, also when the answer is lost', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { endings: bothEndings } });
    desk.database.put('notes', 'n', { ...start, body: 'One, theirs' });
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      throw databaseError('unavailable');
    });
    settled(saving, edit('One, mine'));
    await desk.clock.pass(1_000);
    expect(note(desk)).toMatchObject({ body: 'One, theirs, mine' });
    expect(list(saving)).toEqual([]);
  });

  it('asks where the merger cannot tell', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { endings: bothEndings } });
    desk.database.put('notes', 'n', { ...start, body: 'Something else' });
    settled(saving, edit('One, mine'));
    await rest();
    expect(list(saving)).toEqual([['Text', 'clash', 'conflict']]);
  });
});

describe('a field that is made of others', () => {
  const derivers = {
    folded: (record: Readonly<Record<string, unknown>>) => ({
      search: { folded: `${String(record['title'])} ${String(record['body'])}`.toLowerCase() },
    }),
  };
  const edit = (patch: { title: string } | { body: string }, base: Partial<Note> = start): Change =>
    patchChange<Note>(notes, 'n', {
      patch: { ...patch, ...derivers.folded({ ...start, ...patch }) },
      base,
      derived: { by: 'folded', fields: ['search'] },
      what: 'Note',
    });

  it('is made anew of what somebody else changed meanwhile, and is never asked about', async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    desk.database.put('notes', 'n', { ...start, body: 'Two', search: { folded: 'choirs two' } });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    expect(list(saving)).toEqual([]);
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Two', search: { folded: 'bands two' } });
  });

  it('shows at once what it will be', async () => {
    const desk = desktop();
    desk.failing.push(hangs);
    const saving = desk.tab({ derivers });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    const [shown] = withPendingChanges(notes, [{ ...start, id: 'n' }], saving.view().changes);
    expect(shown?.search).toEqual({ folded: 'bands one' });
  });

  it('stays with two edits that wait as one', async () => {
    const desk = desktop();
    desk.online = false;
    desk.failing.push(fails('unavailable'));
    const saving = desk.tab({ derivers });
    settled(saving, edit({ title: 'Bands' }));
    settled(saving, edit({ body: 'Two' }, { ...start, title: 'Bands' }));
    desk.online = true;
    saving.hurry();
    await desk.clock.pass(60_000);
    expect(list(saving)).toEqual([]);
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Two', search: { folded: 'bands two' } });
  });

  it('alone is no change, and goes with the field that the person gives up', async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    expect(await saving.save(edit({ title: 'Choirs' })).settled).toEqual({ state: 'saved', already: true });
    desk.database.put('notes', 'n', { ...start, title: 'Duos' });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    expect(list(saving)).toEqual([['Note', 'clash', 'conflict']]);
    await saving.resolve(saving.view().changes[0]?.id ?? '', { 'notes/n/title': 'theirs' });
    await rest();
    expect(list(saving)).toEqual([]);
    expect(note(desk)).toMatchObject({ title: 'Duos', search: { folded: 'choirs' } });
  });

  it('does not hold back a change of another field', async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    desk.database.put('notes', 'n', { ...start, title: 'Duos' });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    const { parts, ...words } = edit({ body: 'Two' });
    settled(saving, batchChange([...parts, createPart(keys, 'k', {})], words));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Duos', body: 'Two', search: { folded: 'duos two' } });
  });
});

describe('a change with a part that only says who made it', () => {
  const stamp = (uid: string) =>
    patchPart<Note>(notes, 'n', {
      patch: { body: uid, updatedAt: serverTime },
      base: start,
      derived: { fields: ['body'] },
    });
  const deletion = (): Change =>
    batchChange(
      [
        patchPart<Note>(notes, 'm', { patch: { updatedAt: serverTime }, base: start, marks: ['updatedAt'] }),
        stamp('mia'),
      ],
      { what: 'Mark' },
    );

  it('writes it along, over whatever is there', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, body: 'ada' });
    settled(saving, batchChange([createPart(keys, 'k', {}), stamp('mia')], { what: 'New' }));
    await rest();
    expect(list(saving)).toEqual([]);
    expect(note(desk)).toMatchObject({ body: 'mia' });
    expect(await saving.save(batchChange([stamp('mia')], { what: 'Nothing' })).settled).toMatchObject({
      already: true,
    });
  });

  it('is a change by a time alone, sent until the record has one', async () => {
    const desk = desktop();
    desk.database.put('notes', 'm', { ...start });
    const saving = desk.tab();
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      throw databaseError('unavailable');
    });
    const answer = settled(saving, deletion());
    await desk.clock.pass(1_000);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.commits()).toHaveLength(1);
    expect(desk.database.read('notes', 'm')?.fields).toMatchObject({ updatedAt: new Date(0) });
    expect(note(desk)).toMatchObject({ body: 'mia' });
  });
});

describe('the tabs of a person', () => {
  it('send what one of them has made once, and all see what becomes of it', async () => {
    const desk = desktop();
    const [first, second] = [desk.tab(), desk.tab()];
    await rest();
    const answer = settled(second, titled('Bands'));
    await rest();
    expect(desk.commits()).toHaveLength(1);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    for (const tab of [first, second]) {
      expect(list(tab)).toEqual([]);
      expect(tab.view().savedAt.has('notes/n')).toBe(true);
    }
  });

  it('take over from one that is killed in the middle of sending, without writing twice', async () => {
    const desk = desktop();
    desk.tab();
    const second = desk.tab();
    await rest();
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      desk.open[0]?.kill();
    });
    settled(second, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    expect(desk.commits()).toHaveLength(1);
    expect(list(second)).toEqual([]);
    expect(desk.browser.queue).toEqual([]);
  });

  it('do not wait for one that holds the turn and says nothing for 10 s', async () => {
    const desk = desktop();
    const first = desk.browser.tab();
    first
      .tabs(() => {})
      .takeTurns(
        () => {},
        () => {},
      );
    const second = desk.tab();
    await rest();
    settled(second, titled('Bands'));
    await desk.clock.pass(9_999);
    expect(desk.commits()).toEqual([]);
    await desk.clock.pass(1);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('send what was left by an earlier visit', async () => {
    const desk = desktop();
    desk.online = false;
    settled(desk.tab(), titled('Bands'));
    await rest();
    desk.open[0]?.kill();
    desk.online = true;
    const next = desk.tab();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    expect(list(next)).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    ['refuses its storage', { openOutbox: () => Promise.reject(new Error('closed')) }],
    ['never opens its storage', { openOutbox: () => new Promise<never>(() => {}) }],
    ['cannot let tabs take turns', { alone: true }],
  ])('that %s sends from memory, and says so', async (_, options) => {
    const desk = desktop();
    const saving = desk.tab(options);
    settled(saving, titled('Bands'));
    await desk.clock.pass(3_000);
    expect(saving.view().isKept).toBe(false);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('goes on from memory when the storage fails later', async () => {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await rest();
    expect(saving.view().isKept).toBe(true);
    desk.browser.isBroken = true;
    settled(saving, written('Two'));
    await rest();
    expect(saving.view().isKept).toBe(false);
    desk.online = true;
    saving.hurry();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Two' });
  });
});

describe('what is on the screen', () => {
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

  it('has the waiting changes on top, of this collection only', async () => {
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

  it('counts as the list shows', async () => {
    const changes = await waiting(
      patchChange<Row>(rows, 'n', { patch: { status: 'done' }, base: { status: 'new' }, what: '' }),
      deleteChange<Row>(rows, 'm', { base: { status: 'new' }, what: '' }),
      createChange<Row>(rows, 'k', { fields: { status: 'new', name: 'K' }, what: '' }),
    );
    expect(pendingDifference(rows, changes, ({ status }) => status === 'new')).toBe(-1);
    expect(pendingDifference(rows, changes, ({ status }) => status === 'done')).toBe(1);
    expect(pendingDifference(rows, changes, () => true)).toBe(0);
  });

  it('is the state of the server where a change was refused', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = () => true;
    settled(saving, titled('Bands'));
    await rest();
    expect(withPendingChanges(notes, [{ id: 'n', title: 'Choirs' }], saving.view().changes)).toEqual([
      { id: 'n', title: 'Choirs' },
    ]);
  });

  it('does not fall back between the answer and the live data, nor cover what comes after', async () => {
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

  /** What each rendering between a change and the end of its sending would show of the note. */
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
    'shows %s in no rendering as it was before, in this tab and in others',
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

  it('is being saved until it is saved, and nothing in between', async () => {
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

  it('shows a time from the server by the device’s clock until the live data have a later one', async () => {
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

  it('shows what was merged, whether the live data have the other’s change yet or not', async () => {
    const desk = desktop();
    const join: Merger = (_, mine, theirs) => `${theirs} ${mine}`;
    const saving = desk.tab({ mergers: { join } });
    desk.database.put('notes', 'n', { ...start, body: 'Theirs' });
    settled(
      saving,
      patchChange<Note>(notes, 'n', {
        patch: { body: 'Mine' },
        base: start,
        merge: { body: 'join' },
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

  it('has a record that was moved away and brought back in its place again at once', async () => {
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

  it('holds a time that is the change itself, too, until the live data have the server’s', async () => {
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

it('memory holds a queue of its own for every person', async () => {
  const [first, second] = [memoryOutbox(), memoryOutbox()];
  await first.update(() => [
    { id: '1', uid: 'mia', order: 1, since: 0, change: titled('x'), revision: 0, attempted: false },
  ]);
  expect(await second.read()).toEqual([]);
});
