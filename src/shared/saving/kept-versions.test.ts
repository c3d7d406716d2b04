import { describe, expect, it } from 'vitest';
import { batchChange, type Change, createPart, keepPart, patchPart } from './change';
import { Desk, rest } from './model.fixture';

interface Page {
  readonly title: string;
  readonly body: string;
  readonly edits: number;
}
const pages: { readonly path: string; readonly documents?: (page: Page) => Page } = { path: 'pages' };
const start: Page = { title: 'Choirs', body: 'One', edits: 0 };

const derivers = {
  noteVersion: (record: Readonly<Record<string, unknown>>) => ({ edits: Number(record['edits']) + 1 }),
};

/**
 * Returns a change of a page's body that keeps the previous body in one of two places and creates a record in
 * `signs`.
 */
const write = (body: string, base: Page = start): Change =>
  batchChange(
    [
      patchPart(pages, 'p', { patch: { body }, base, derived: { by: 'noteVersion', fields: ['edits'] } }),
      keepPart(pages, 'p', { below: 'before', fields: ['body'], turn: 'edits', places: 2 }),
      createPart({ path: 'signs' }, body, {}),
    ],
    { what: body },
  );

function desktop(): Desk {
  const desk = new Desk();
  desk.database.put('pages', 'p', { ...start });
  return desk;
}
const fields = (desk: Desk, path: string, id: string) => desk.database.read(path, id)?.fields;

describe('The version of a record before a change', () => {
  it('is kept as it was stored, in places that are used in turn', async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    let base = start;
    for (const body of ['Two', 'Three', 'Four']) {
      expect((await saving.save(write(body, base)).settled).state).toBe('saved');
      base = { ...base, body };
    }
    expect(fields(desk, 'pages', 'p')).toEqual({ title: 'Choirs', body: 'Four', edits: 3 });
    expect(fields(desk, 'pages/p/before', '0')).toEqual({ body: 'Three' });
    expect(fields(desk, 'pages/p/before', '1')).toEqual({ body: 'Two' });
  });

  it("is the other person's version when it changed during the save", async () => {
    const desk = desktop();
    const merged = { mergers: { list: () => 'Theirs and mine' }, derivers };
    const saving = desk.tab(merged);
    const [patch, ...others] = write('Mine').parts;
    const change = batchChange([{ ...patch, merge: { body: 'list' } } as typeof patch & object, ...others], {
      what: 'Mine',
    });
    desk.failing.push(undefined, async () =>
      desk.database.put('pages', 'p', { ...start, body: 'Theirs', edits: 1 }),
    );
    expect((await saving.save(change).settled).state).toBe('saved');
    expect(fields(desk, 'pages', 'p')).toMatchObject({ body: 'Theirs and mine', edits: 2 });
    expect(fields(desk, 'pages/p/before', '1')).toEqual({ body: 'Theirs' });
  });

  it("is not kept, and nothing is written, if the person chooses the other's version", async () => {
    const desk = desktop();
    const saving = desk.tab({ derivers });
    desk.database.put('pages', 'p', { ...start, body: 'Theirs' });
    expect((await saving.save(write('Mine')).tried).state).toBe('clash');
    await saving.resolve(saving.view().changes[0]?.id ?? '', { 'pages/p/body': 'theirs' });
    await rest();
    expect(saving.view().changes).toEqual([]);
    expect(fields(desk, 'pages', 'p')).toMatchObject({ body: 'Theirs', edits: 0 });
    expect(fields(desk, 'pages/p/before', '0')).toBeUndefined();
    expect(fields(desk, 'signs', 'Mine')).toBeUndefined();
  });
});
