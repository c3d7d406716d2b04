import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeContent } from './merge';
import { cleanOps, type Op, textOf } from './ops';
import { readContent, storedOps, toRich } from './stored-content';

const rich = (...ops: readonly unknown[]) => storedOps(cleanOps(ops));
const read = (content: string | undefined) =>
  content === undefined ? undefined : readContent(content, 'rich');
const textAfter = (content: string | undefined) => textOf(read(content) ?? []).trimEnd();

const mergedText = (base: string, theirs: string, mine: string) =>
  mergeContent(toRich(base), toRich(theirs), toRich(mine));

describe('mergeContent', () => {
  it('keeps what both wrote in different places', () => {
    expect(
      textAfter(
        mergedText(
          'Call Ana.\nSend the offer.',
          'Call Ana today.\nSend the offer.',
          'Call Ana.\nSend the new offer.',
        ),
      ),
    ).toBe('Call Ana today.\nSend the new offer.');
  });

  it("keeps what both wrote in the same place, the other person's text first", () => {
    expect(textAfter(mergedText('Agenda', 'Agenda\nBudget', 'Agenda\nVenue'))).toBe('Agenda\nBudget\nVenue');
  });

  it('keeps formats of one person and words of the other', () => {
    const merged = mergeContent(
      rich({ insert: 'Buy bread and milk\n' }),
      rich({ insert: 'Buy ' }, { insert: 'bread', attributes: { bold: true } }, { insert: ' and milk\n' }),
      rich({ insert: 'Buy bread, jam and milk' }, { insert: '\n', attributes: { list: 'unchecked' } }),
    );
    expect(read(merged)).toEqual([
      { insert: 'Buy ' },
      { insert: 'bread', attributes: { bold: true } },
      { insert: ', jam and milk' },
      { insert: '\n', attributes: { list: 'unchecked' } },
    ]);
  });

  it('keeps mentions and links of both', () => {
    const mention = { insert: { mention: { id: 'mia', name: 'Mia' } } };
    const link = { insert: 'the page', attributes: { link: 'https://example.org/' } };
    const merged = mergeContent(
      rich({ insert: 'See the page with all.\n' }),
      rich({ insert: 'See ' }, link, { insert: ' with all.\n' }),
      rich({ insert: 'See the page with all. ' }, mention, { insert: '\n' }),
    );
    expect(read(merged)).toEqual([
      { insert: 'See ' },
      link,
      { insert: ' with all. ' },
      mention,
      { insert: '\n' },
    ]);
  });

  it('keeps a single change, and an equal change of both once', () => {
    expect(textAfter(mergedText('a', 'b', 'a'))).toBe('b');
    expect(textAfter(mergedText('a', 'a', 'b'))).toBe('b');
    expect(textAfter(mergedText('one two', 'one', 'one'))).toBe('one');
    expect(textAfter(mergedText('one two three', 'one three!', 'one three'))).toBe('one three!');
  });

  it('reports a conflict if one changed what the other deleted, in either order', () => {
    for (const [theirs, mine] of [
      ['Begin. End.', 'Begin. The long middle. End.'],
      ['Begin. The long middle. End.', 'Begin. End.'],
    ] as const)
      expect(mergedText('Begin. The middle. End.', theirs, mine)).toBeUndefined();
    const bold = rich({ insert: 'Keep ' }, { insert: 'this', attributes: { bold: true } }, { insert: '\n' });
    expect(mergeContent(toRich('Keep this'), toRich('Keep'), bold)).toBeUndefined();
    expect(mergeContent(toRich('Keep this'), bold, toRich('Keep'))).toBeUndefined();
  });

  it('reports a conflict if both replaced the same text or gave it different formats', () => {
    expect(mergedText('We meet Monday.', 'We meet Friday.', 'We meet Tuesday.')).toBeUndefined();
    const heading = (header: number) => rich({ insert: 'Plan' }, { insert: '\n', attributes: { header } });
    expect(mergeContent(toRich('Plan'), heading(1), heading(2))).toBeUndefined();
    expect(mergeContent(toRich('Plan'), heading(1), heading(1))).toBe(heading(1));
  });

  it('merges plain text, but reports a conflict for mixed formats and old HTML', () => {
    expect(mergeContent('a\nb', 'a!\nb', 'a\nb?')).toBe('a!\nb?');
    expect(mergeContent('a', 'a b', toRich('a c'))).toBeUndefined();
    expect(mergeContent('<p>a</p>', '<p>a b</p>', '<p>a</p><p>c</p>')).toBeUndefined();
    expect(mergeContent(undefined, 7, 'a')).toBeUndefined();
  });

  it('does not repeat a change that may have arrived before', () => {
    const merge = (theirs: string, mayHaveArrived: boolean) =>
      textAfter(mergeContent(toRich('Agenda'), toRich(theirs), toRich('Agenda. Budget'), { mayHaveArrived }));
    expect(merge('Agenda. Budget. Venue', true)).toBe('Agenda. Budget. Venue');
    expect(merge('The agenda', true)).not.toContain('Budget. Budget');
    expect(merge('My Agenda', true)).toBe('My Agenda. Budget');
    expect(merge('My Agenda', false)).toBe('My Agenda. Budget');
  });

  it('reports a conflict if one of several formats that both set differs', () => {
    const heading = (header: number) =>
      rich({ insert: 'Plan' }, { insert: '\n', attributes: { header, indent: 1 } });
    expect(mergeContent(toRich('Plan'), heading(1), heading(2))).toBeUndefined();
    const link = (address: string) =>
      rich({ insert: 'Plan', attributes: { bold: true, link: address } }, { insert: '\n' });
    expect(
      mergeContent(toRich('Plan'), link('https://a.example/'), link('https://b.example/')),
    ).toBeUndefined();
  });

  it('keeps formats that both gave to different words, or of different kinds', () => {
    const plan = (...words: readonly unknown[]) => rich(...words, { insert: '\n' });
    const bold = { insert: 'Plan', attributes: { bold: true } };
    const italic = { insert: 'Plan', attributes: { italic: true } };
    expect(read(mergeContent(toRich('Plan'), plan(bold), plan(italic)))).toEqual([
      { insert: 'Plan', attributes: { bold: true, italic: true } },
      { insert: '\n' },
    ]);
    const link = (address: string) => ({ attributes: { link: address } });
    expect(
      read(
        mergeContent(
          toRich('onetwo'),
          plan({ insert: 'one', ...link('https://a.example/') }, { insert: 'two' }),
          plan({ insert: 'one' }, { insert: 'two', ...link('https://b.example/') }),
        ),
      ),
    ).toEqual([
      { insert: 'one', ...link('https://a.example/') },
      { insert: 'two', ...link('https://b.example/') },
      { insert: '\n' },
    ]);
  });

  it('keeps my text if the other person wrote the same text elsewhere', () => {
    const merged = mergeContent(toRich('Agenda'), toRich('XAgenda'), toRich('AgendaX'), {
      mayHaveArrived: true,
    });
    expect(textAfter(merged)).toBe('XAgendaX');
  });

  it('reports a conflict if only a part of a sent change has arrived', () => {
    expect(
      mergeContent(toRich('one two'), toRich('Xone two'), toRich('Xone twoY'), { mayHaveArrived: true }),
    ).toBeUndefined();
  });

  it.each([
    ['theirs', 10_000, true],
    ['theirs', 10_001, false],
    ['mine', 10_000, true],
    ['mine', 10_001, false],
  ])('compares versions if %s has %i more characters: %s', (whose, count, merges) => {
    const base = 'a'.repeat(200);
    const [long, short] = [`${base}${'a'.repeat(count)}`, `${base}b`];
    const merged = whose === 'theirs' ? mergeContent(base, long, short) : mergeContent(base, short, long);
    expect(merged !== undefined).toBe(merges);
  });

  it('merges up to 100,000 characters, and reports a conflict beyond', () => {
    const base = 'a'.repeat(99_998);
    expect(mergeContent(base, `b${base}`, `${base}c`)).toBe(`b${base}c`);
    expect(mergeContent(base, `bb${base}`, `${base}c`)).toBeUndefined();
  });

  it('reports a conflict if comparing takes too long or the result is too long to store', () => {
    const long = (letter: string) => letter.repeat(60_000);
    expect(mergedText('x', `${long('a')}x`, `x${long('b')}`)).toBeUndefined();
    const base = `${long('a')} ${'b'.repeat(39_000)}`;
    expect(mergedText(base, `${base}${'c'.repeat(900)}`, `${'d'.repeat(900)}${base}`)).toBeUndefined();
  });
});

/** Unique letters, so that each can be traced in the result. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');

const edit = fc.record({
  at: fc.nat(25),
  kind: fc.constantFrom('insert', 'delete', 'bold'),
  length: fc.integer({ min: 1, max: 4 }),
});

/** Applies edits one after the other. Inserted text is `mark`. */
function edited(
  base: readonly string[],
  edits: readonly { at: number; kind: string; length: number }[],
  mark: string,
) {
  const letters = base.map((letter) => ({ letter, bold: false }));
  for (const { at, kind, length } of edits) {
    const place = Math.min(at, letters.length);
    if (kind === 'insert')
      letters.splice(place, 0, ...Array.from({ length }, () => ({ letter: mark, bold: false })));
    else if (kind === 'delete') letters.splice(place, length);
    else for (const each of letters.slice(place, place + length)) each.bold = true;
  }
  return rich(
    ...letters.map(({ letter, bold }) => ({ insert: letter, ...(bold && { attributes: { bold } }) })),
    { insert: '\n' },
  );
}

const lettersOf = (content: string) =>
  readContent(content, 'rich').flatMap(({ insert, attributes }: Op) =>
    (insert as string).split('').map((letter) => ({ letter, bold: attributes?.bold === true })),
  );

describe('A merge of any two versions', () => {
  const versions = fc
    .record({
      base: fc.shuffledSubarray(alphabet, { minLength: 4 }),
      theirs: fc.array(edit, { maxLength: 6 }),
      mine: fc.array(edit, { maxLength: 6 }),
    })
    .map(({ base, theirs, mine }) => ({
      base: edited(base, [], ''),
      theirs: edited(base, theirs, 'T'),
      mine: edited(base, mine, 'M'),
    }));

  it('has both additions and neither deletion, or is a conflict', () => {
    let merges = 0;
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const merged = mergeContent(base, theirs, mine);
        if (merged === undefined) return;
        merges += 1;
        const [result, first, second] = [merged, theirs, mine].map(lettersOf) as [
          ReturnType<typeof lettersOf>,
          ReturnType<typeof lettersOf>,
          ReturnType<typeof lettersOf>,
        ];
        const count = (letters: typeof result, letter: string) =>
          letters.filter((each) => each.letter === letter).length;
        expect(count(result, 'T')).toBe(count(first, 'T'));
        expect(count(result, 'M')).toBe(count(second, 'M'));
        for (const { letter } of lettersOf(base).filter(({ letter }) => letter !== '\n')) {
          const stays = count(first, letter) === 1 && count(second, letter) === 1;
          expect(count(result, letter)).toBe(stays ? 1 : 0);
          const isBold = (letters: typeof result) =>
            letters.some((each) => each.letter === letter && each.bold);
          if (stays) expect(isBold(result)).toBe(isBold(first) || isBold(second));
        }
      }),
      { numRuns: 2_000 },
    );
    expect(merges).toBeGreaterThan(500);
  });

  it('has the same pieces in either order of the versions', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const here = mergeContent(base, theirs, mine);
        const there = mergeContent(base, mine, theirs);
        expect(here === undefined).toBe(there === undefined);
        if (here === undefined || there === undefined) return;
        const pieces = (content: string) =>
          lettersOf(content)
            .map(({ letter, bold }) => `${letter}${bold}`)
            .toSorted();
        expect(pieces(here)).toEqual(pieces(there));
      }),
      { numRuns: 1_000 },
    );
  });

  it('equals the only changed version if the other is unchanged', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        expect(mergeContent(base, base, mine)).toBe(mine);
        expect(mergeContent(base, mine, base)).toBe(mine);
      }),
    );
  });
});
