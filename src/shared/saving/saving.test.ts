import { describe, expect, it, vi } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { covers } from '@/testing/covers';
import { batchChange, callChange, createChange, deleteChange, deletePart, patchChange } from './change';
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

describe('A change', () => {
  it("is shown as pending at once, and as saved only after the server's response", async () => {
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

  it('stays in the view while the outbox stores it and another change finishes', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const seen: (readonly string[])[] = [];
    let isMade = false;
    saving.subscribe(() => {
      if (isMade) seen.push(saving.view().changes.map(({ change }) => change.what));
    });
    settled(saving, titled('Bands'));
    for (let turn = 0; !isMade; turn += 1) {
      await Promise.resolve();
      if (turn < 3) continue;
      isMade = true;
      settled(
        saving,
        patchChange(notes, 'other', { patch: { title: 'Two' }, base: { title: 'One' }, what: 'Other' }),
      );
    }
    await rest();
    expect(seen.length).toBeGreaterThan(0);
    const last = seen.findLastIndex((whats) => whats.includes('Other'));
    expect(seen.slice(0, last + 1).every((whats) => whats.includes('Other'))).toBe(true);
  });

  it('is retried after 1, 2, 4 … 60 s with its reason while the server is unavailable', async () => {
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

  it('is sent at once when the connection returns', async () => {
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

  it('is retried after 8 s without a response, and is written only once', covers('WRK-532'), async () => {
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

  it('refused by the rules stays with its text and reason, and can be sent again', async () => {
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

  it('refused by the rules is replaced by its correction', async () => {
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

  it('can be corrected in the list while no part of it was written', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.refuses = (write) => write.kind === 'patch' && write.patch['title'] === 'Too long';
    settled(saving, titled('Too long'));
    await rest();
    await saving.correct(desk.browser.queue[0]?.id ?? '', { 'notes/n/title': 'Short' });
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Short', updatedAt: new Date(0) });
  });

  it('of a deleted record is refused, but a second deletion succeeds', async () => {
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

  it('that creates a record succeeds after a lost response if the record is the same', async () => {
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

  it('that creates a record is refused if its id belongs to another record', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const answer = settled(
      saving,
      createChange<Note>(notes, 'n', { fields: { ...start, title: 'Other' }, what: '' }),
    );
    await rest();
    expect(answer.outcome).toEqual({ state: 'refused', because: 'exists' });
  });

  it('of several records is written as a whole, without parts whose condition is not met', async () => {
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

  it('by the API is retried with one key until there is a response', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(fails('unavailable'));
    const answer = settled(saving, callChange({ method: 'POST', path: '/users' }, { what: 'Invite' }));
    await desk.clock.pass(1_000);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    expect(desk.requests).toEqual(['POST /users 20', 'POST /users 20']);
  });
});

describe('Several changes', () => {
  it('of one field are joined while none of them was sent', async () => {
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

  it('of one record are sent in order, while those of other records are sent in parallel', async () => {
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

  it('pass one that waits for the person, unless they change the same field', async () => {
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

  it('start from the stored value after the change before them is discarded', async () => {
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
