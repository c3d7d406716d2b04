import { describe, expect, it } from 'vitest';
import { cleanOps, cleanText, OpsBuilder, textOf } from './ops';

const line = (attributes: unknown) => cleanOps([{ insert: 'x\n', attributes }]).at(-1)?.attributes;
const mention = (id: unknown, name: unknown) => cleanOps([{ insert: { mention: { id, name } } }])[0]?.insert;

describe('The formats of a line', () => {
  it.each([
    [{ header: 1 }, { header: 1 }],
    [{ header: 2.9 }, { header: 2 }],
    [{ header: 3 }, { header: 3 }],
    [{ header: 6 }, { header: 3 }],
    [{ header: 0 }, undefined],
    [{ header: 0.5 }, undefined],
    [{ header: '1' }, undefined],
    [
      { header: 2, list: 'bullet', indent: 1 },
      { header: 2, indent: 1 },
    ],
    [{ list: 'bullet', blockquote: true }, { list: 'bullet' }],
    [{ list: 'ordered' }, { list: 'ordered' }],
    [{ list: 'checked' }, { list: 'checked' }],
    [
      { list: 'unchecked', indent: 2 },
      { list: 'unchecked', indent: 2 },
    ],
    [{ list: 'other' }, undefined],
    [
      { blockquote: true, indent: 1 },
      { blockquote: true, indent: 1 },
    ],
    [{ blockquote: false }, undefined],
    [
      { 'code-block': 'plain', indent: 1 },
      { 'code-block': true, indent: 1 },
    ],
    [{ 'code-block': false }, undefined],
    [{ indent: 1 }, { indent: 1 }],
    [{ indent: 1.9 }, { indent: 1 }],
    [{ indent: 8 }, { indent: 8 }],
    [{ indent: 9 }, { indent: 8 }],
    [{ indent: 0 }, undefined],
    [{ indent: 0.5 }, undefined],
    [{ indent: '1' }, undefined],
    [undefined, undefined],
  ])('from %j are %j', (given, expected) => {
    expect(line(given)).toEqual(expected);
  });
});

describe('A mention', () => {
  it('has a name on one line with at most 200 characters', () => {
    expect(mention('mia', ' Mia\n\t Stone\u0007 ')).toEqual({ mention: { id: 'mia', name: 'Mia Stone' } });
    expect(mention('mia', 'a'.repeat(200))).toEqual({ mention: { id: 'mia', name: 'a'.repeat(200) } });
    expect(mention('mia', 'a'.repeat(201))).toEqual({ mention: { id: 'mia', name: 'a'.repeat(200) } });
  });

  it.each([
    ['an empty id', '', 'Mia'],
    ['an id that is no text', 7, 'Mia'],
    ['an id with other characters', 'a b', 'Mia'],
    ['an id of 129 characters', 'a'.repeat(129), 'Mia'],
    ['a name that is no text', 'mia', 7],
    ['no name', 'mia', undefined],
    ['a blank name', 'mia', ' \n'],
  ])('is left out with %s', (_, id, name) => {
    expect(mention(id, name)).toBe('\n');
  });

  it('may have an id of 128 characters', () => {
    expect(mention('a'.repeat(128), 'Mia')).toEqual({ mention: { id: 'a'.repeat(128), name: 'Mia' } });
  });

  it('keeps text formats but no link', () => {
    const named = { mention: { id: 'mia', name: 'Mia' } };
    expect(
      cleanOps([{ insert: named, attributes: { bold: true, link: 'https://example.org/' } }])[0],
    ).toEqual({ insert: named, attributes: { bold: true } });
    expect(Object.keys(cleanOps([{ insert: named, attributes: { color: 'red' } }])[0] ?? {})).toEqual([
      'insert',
    ]);
  });

  it('keeps the text around it separate', () => {
    const named = { insert: { mention: { id: 'mia', name: 'Mia' } } };
    const ops = cleanOps([{ insert: 'a' }, named, { insert: 'b' }, named]);
    expect(ops).toEqual([{ insert: 'a' }, named, { insert: 'b' }, named, { insert: '\n' }]);
    expect(textOf(ops)).toBe('a@Miab@Mia\n');
  });
});

describe('Pieces of text', () => {
  it('are joined only if their formats are the same', () => {
    expect(
      cleanOps([
        { insert: 'a', attributes: { bold: true } },
        { insert: '' },
        { insert: 'b', attributes: { bold: true, color: 'red' } },
        { insert: 'c', attributes: { bold: false } },
        { insert: 'd' },
      ]),
    ).toEqual([{ insert: 'ab', attributes: { bold: true } }, { insert: 'cd\n' }]);
  });

  it('contain no control characters and one kind of line break', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0000f\u0007g\uFEFFh\ti\u0085j')).toBe('a\nb\nc\nd\nefgh\tij');
  });

  it('end with a line break, even without any text', () => {
    expect(cleanOps([])).toEqual([{ insert: '\n' }]);
    expect(cleanOps([{ insert: 'a' }])).toEqual([{ insert: 'a\n' }]);
    expect(cleanOps([{ insert: 'a\n' }])).toEqual([{ insert: 'a\n' }]);
    expect(cleanOps([{ insert: 'a', attributes: { bold: true } }])).toEqual([
      { insert: 'a', attributes: { bold: true } },
      { insert: '\n' },
    ]);
  });
});

describe('OpsBuilder', () => {
  it('reports whether a line is open, and its last character', () => {
    const builder = new OpsBuilder();
    const state = () => [builder.isEmpty, builder.isLineOpen, builder.lastCharacter];
    expect(state()).toEqual([true, false, '']);
    builder.text('a b', {});
    expect(state()).toEqual([false, true, 'b']);
    builder.text(' ', {});
    expect(state()).toEqual([false, true, ' ']);
    builder.mention({ id: 'mia', name: 'Mia' }, {});
    expect(state()).toEqual([false, true, '']);
    builder.lineBreak({});
    expect(state()).toEqual([false, false, '']);
  });
});
