import { describe, expect, it } from 'vitest';
import { batchChange, createPart, movePart } from './change';
import { databaseError, rest } from './model.fixture';
import { desktop, keys, list, note, notes, settled, start, titled } from './notes.fixture';
import { pendingDifference, withPendingChanges } from './overlay';

describe('A moved record', () => {
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

  it('becomes a field of another record, and is unchanged when it is restored', async () => {
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

  it('includes what another person writes during the move', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(undefined, async () => desk.database.put('notes', 'n', { ...start, body: 'Theirs' }));
    settled(saving, away);
    await rest();
    expect(desk.database.read('trash', 'notes-n')?.fields).toMatchObject({ record: { body: 'Theirs' } });
  });

  it('is not shown in its old place while the move is pending', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.online = false;
    settled(saving, away);
    await rest();
    const queue = desk.browser.queue;
    expect(withPendingChanges(notes, [{ ...start, id: 'n' }], queue)).toEqual([]);
    expect(pendingDifference(notes, queue, () => true)).toBe(-1);
  });

  it('counts as moved with all its parts if the response is lost or another person moved it', async () => {
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

  it('leaves nothing half done if another person deleted it first', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.database.commit([{ kind: 'delete', path: 'notes', id: 'n' }]);
    const gone = settled(saving, away);
    await rest();
    expect(gone.outcome).toEqual({ state: 'saved', already: true });
    expect(desk.commits()).toEqual([]);
    expect(desk.database.read('keys', 'deleted-n')).toBeUndefined();
  });

  it('is not restored from a missing or empty entry, but counts as restored if it is back', async () => {
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

  it('waits for earlier changes of the record, and later changes follow its restoration', async () => {
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
