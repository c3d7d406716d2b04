import { describe, expect, it, vi } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, type Change, createPart, patchChange, patchPart } from './change';
import { databaseError, rest } from './model.fixture';
import {
  desktop,
  fails,
  hangs,
  keys,
  list,
  type Note,
  note,
  notes,
  settled,
  start,
  titled,
  written,
} from './notes.fixture';
import { withPendingChanges } from './overlay';
import { clash, type Merger } from './field-functions';

describe('Two people who change one record', () => {
  it('keep both changes if they changed different fields', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, body: 'Theirs' });
    settled(saving, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Theirs' });
  });

  it('keep both changes if they write at the same moment', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(undefined, async () => desk.database.put('notes', 'n', { ...start, body: 'Theirs' }));
    settled(saving, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Theirs' });
  });

  it('see a conflict with mine, theirs and the base if they changed the same field', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Theirs', body: 'Two' });
    const answer = settled(
      saving,
      patchChange<Note>(notes, 'n', { patch: { title: 'Mine', body: 'Two' }, base: start, what: 'Both' }),
    );
    await rest();
    expect(answer.outcome).toEqual({ state: 'clash' });
    // The same value from both people is no conflict.
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

  it.each([
    ['another person by name', { updatedBy: 'theo' }, { name: 'Theo', isOwn: false }],
    ['a person without a name by address', { updatedBy: 'ines' }, { name: 'ines@acf.example', isOwn: false }],
    ['a person who is gone', { lastModifiedBy: 'gone' }, { isOwn: false }],
    ['the person’s other device', { updatedBy: 'mia' }, { isOwn: true }],
    ['the time alone', { updatedBy: '', updatedAt: new Date(5) }, { isOwn: false, at: new Date(5) }],
    ['no person', {}, undefined],
  ])('see who changed the field: %s', async (_, fields, changer) => {
    const desk = desktop();
    desk.database.put('users', 'theo', { displayName: 'Theo', email: 'theo@acf.example' });
    desk.database.put('users', 'ines', { displayName: '', email: 'ines@acf.example' });
    desk.database.put('users', 'mia', { displayName: 'Mia' });
    const saving = desk.tab();
    desk.database.put('notes', 'n', { ...start, title: 'Theirs', ...fields });
    settled(saving, titled('Mine'));
    await rest();
    const stuck = saving.view().changes[0]?.stuck;
    expect(stuck?.kind === 'clash' && stuck.fields[0]?.changer).toEqual(changer);
  });

  it('see the conflict again if the field changes before the choice arrives', async () => {
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

  it('have no conflict between a missing field and an empty one', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.put('notes', 'n', { title: 'Choirs' });
    settled(saving, written('Two', { body: '' }));
    await rest();
    expect(note(desk)).toMatchObject({ body: 'Two' });
  });

  it('keep an edit made while an equal earlier one is checked', async () => {
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

/** Merges two texts with a common beginning. A repeated merge must not add `mine` twice. */
const bothEndings: Merger = (base, mine, theirs) => {
  const from = String(base);
  if (!String(mine).startsWith(from) || !String(theirs).startsWith(from)) return clash;
  return String(theirs) + String(mine).slice(from.length);
};

describe('A field with a merger', () => {
  const edit = (body: string): Change =>
    patchChange<Note>(notes, 'n', {
      patch: { body },
      base: start,
      merge: { body: 'rich-text' },
      what: 'Text',
    });

  it('gets both versions', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { 'rich-text': bothEndings } });
    desk.database.put('notes', 'n', { ...start, body: 'One, theirs' });
    settled(saving, edit('One, mine'));
    await rest();
    expect(note(desk)).toMatchObject({ body: 'One, theirs, mine' });
  });

  it('gets my version once, even if the response is lost', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { 'rich-text': bothEndings } });
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

  it('shows a conflict when the merger cannot merge', async () => {
    const desk = desktop();
    const saving = desk.tab({ mergers: { 'rich-text': bothEndings } });
    desk.database.put('notes', 'n', { ...start, body: 'Something else' });
    settled(saving, edit('One, mine'));
    await rest();
    expect(list(saving)).toEqual([['Text', 'clash', 'conflict']]);
  });
});

describe('A derived field', () => {
  const derivers = {
    contact: (record: Readonly<Record<string, unknown>>) => ({
      search: { folded: `${String(record['title'])} ${String(record['body'])}`.toLowerCase() },
    }),
  };
  const edit = (patch: { title: string } | { body: string }, base: Partial<Note> = start): Change =>
    patchChange<Note>(notes, 'n', {
      patch: { ...patch, ...derivers.contact({ ...start, ...patch }) },
      base,
      derived: { by: 'contact', fields: ['search'] },
      what: 'Note',
    });

  it("is derived again from the other person's change, without a conflict", async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    desk.database.put('notes', 'n', { ...start, body: 'Two', search: { folded: 'choirs two' } });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    expect(list(saving)).toEqual([]);
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Two', search: { folded: 'bands two' } });
  });

  it('is shown at once with its new value', async () => {
    const desk = desktop();
    desk.failing.push(hangs);
    const saving = desk.tab({ derivers });
    settled(saving, edit({ title: 'Bands' }));
    await rest();
    const [shown] = withPendingChanges(notes, [{ ...start, id: 'n' }], saving.view().changes);
    expect(shown?.search).toEqual({ folded: 'bands one' });
  });

  it('stays with two edits that are joined', async () => {
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

  it('is no change by itself, and is given up with the field that it depends on', async () => {
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

  it('does not block a change of another field', async () => {
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

describe('A change with a stamp of its author', () => {
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

  it('writes the stamp over any other value', async () => {
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

  it('is sent for a server time alone until the record has one', async () => {
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
