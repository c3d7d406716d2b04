import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { safeLink, typedLink } from './links';
import { cleanOps, textOf } from './ops';
import {
  hasContent,
  hasFormats,
  plainTextOf,
  readContent,
  storedOps,
  toPlain,
  toRich,
} from './stored-content';

const anything = fc.oneof(fc.anything(), fc.json(), fc.string());

describe('Links in texts', () => {
  it('may open sites and email addresses', covers('WRK-580'), () => {
    expect(safeLink('https://example.org/a?b=c#d')).toBe('https://example.org/a?b=c#d');
    expect(safeLink(' http://example.org ')).toBe('http://example.org/');
    expect(safeLink('mailto:ana@shelter.example')).toBe('mailto:ana@shelter.example');
    expect(typedLink('example.org/contact')).toBe('https://example.org/contact');
    expect(typedLink('ana@shelter.example')).toBe('mailto:ana@shelter.example');
  });

  it('never run code, contain a password or add email recipients', covers('WRK-580', 'ATT-003'), () => {
    for (const attack of [
      'javascript:alert(1)',
      ' \u0001javascript:alert(1)',
      'java\nscript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'blob:https://example.org/1',
      'file:///etc/passwd',
      'https://mia:secret@example.org',
      'https://',
      '//example.org',
      '/dashboard',
      `https://example.org/${'a'.repeat(2048)}`,
      'mailto:',
      'mailto:%0Abcc:all@example.org',
      '',
      undefined,
      { toString: () => 'https://example.org' },
    ])
      expect(safeLink(attack), String(attack).slice(0, 60)).toBeUndefined();
    expect(safeLink('mailto:ana@shelter.example?bcc=all@example.org&body=hello')).toBe(
      'mailto:ana@shelter.example',
    );
    expect(typedLink('javascript:alert(1)')).toBeUndefined();
    expect(typedLink('localhost:3000')).toBeUndefined();
  });
});

describe('readContent', () => {
  it("reads the editor's operations from JSON or a list", covers('WRK-580'), () => {
    const ops = [
      { insert: 'Call ' },
      { insert: 'Ana', attributes: { bold: true } },
      { insert: '\n', attributes: { list: 'bullet' } },
    ];
    expect(readContent(storedOps(cleanOps(ops)), 'rich')).toEqual(ops);
    expect(readContent(JSON.stringify({ ops }), 'rich')).toEqual(ops);
    expect(readContent(ops)).toEqual(ops);
    expect(readContent({ ops })).toEqual(ops);
  });

  it('keeps plain text as it was typed, including markup', covers('WRK-580'), () => {
    const typed = '<b>Not bold</b>\n[{"insert":"not operations"}]';
    expect(readContent(typed, 'plain')).toEqual([{ insert: `${typed}\n` }]);
    expect(readContent('Two < three, and four > one')).toEqual([{ insert: 'Two < three, and four > one\n' }]);
  });

  it('reads blocks of older versions, including nested lists', covers('WRK-580'), () => {
    const blocks = [
      { type: 'header', data: { text: 'Plan', level: 1 } },
      { type: 'paragraph', data: { text: 'Two lines\nof text' } },
      {
        type: 'list',
        data: { style: 'ordered', items: ['one', { content: 'two', items: [{ content: 'deeper' }] }] },
      },
      { type: 'checklist', data: { items: [{ text: 'done', checked: true }] } },
      { type: 'code', data: { code: '<b>code</b>' } },
      { type: 'unstyled', text: 'of another editor', data: {} },
      { text: 'of no known kind' },
    ];
    const read = readContent({ time: 1, blocks });
    expect(textOf(read)).toBe(
      'Plan\nTwo lines\nof text\none\ntwo\ndeeper\ndone\n<b>code</b>\nof another editor\nof no known kind\n',
    );
    expect(read).toContainEqual({ insert: '\n', attributes: { header: 1 } });
    expect(read).toContainEqual({ insert: '\n', attributes: { list: 'ordered', indent: 1 } });
    expect(read).toContainEqual({ insert: '\n', attributes: { list: 'checked' } });
    expect(readContent(JSON.stringify({ blocks }))).toEqual(read);
  });

  it('reads a level from 1 to 3, only for headings', () => {
    const read = (type: string, level: unknown) =>
      readContent({ blocks: [{ type, data: { text: 'x', level } }] }).at(-1)?.attributes;
    expect(read('header', 0)).toEqual({ header: 1 });
    expect(read('header', 3)).toEqual({ header: 3 });
    expect(read('header', 4)).toEqual({ header: 3 });
    expect(read('heading', undefined)).toEqual({ header: 2 });
    expect(read('paragraph', 2)).toBeUndefined();
    expect(read('quote', 2)).toEqual({ blockquote: true });
  });

  it('reads list items with their style or check mark', () => {
    const read = (data: unknown) =>
      readContent({ blocks: [{ type: 'list', data }] }).flatMap(({ attributes }) => attributes ?? []);
    expect(read({ items: ['x'] })).toEqual([{ list: 'bullet' }]);
    expect(read({ style: 'unordered', items: ['x'] })).toEqual([{ list: 'bullet' }]);
    expect(read({ style: 'ordered', items: ['x'] })).toEqual([{ list: 'ordered' }]);
    expect(read({ items: [{ text: 'x', checked: false }] })).toEqual([{ list: 'unchecked' }]);
    expect(read({ items: [{ text: 'x', checked: 'yes' }] })).toEqual([{ list: 'bullet' }]);
  });

  it('keeps only known formats, and no inherited properties', covers('ATT-004', 'ATT-008', 'ATT-009'), () => {
    const ops = JSON.parse(
      `[{"insert":"a","attributes":{"__proto__":{"bold":true},"constructor":1,"color":"red","onclick":"alert(1)","bold":"yes","link":"javascript:alert(1)"}},
        {"insert":"b","attributes":{"link":"https://example.org","header":2}},
        {"insert":{"image":"https://example.org/x.png"}},{"insert":{"mention":{"id":"../../x","name":"Mia"}}},
        {"insert":{"mention":{"id":"mia","name":"  Mia\\n<b>"}}},{"retain":3},{"delete":1},null,7,
        {"insert":"\\n","attributes":{"list":"evil","header":"2","indent":99,"align":"right"}}]`,
    ) as unknown;
    expect(cleanOps(ops)).toEqual([
      { insert: 'a', attributes: { bold: true } },
      { insert: 'b', attributes: { link: 'https://example.org/' } },
      { insert: { mention: { id: 'mia', name: 'Mia <b>' } } },
      { insert: '\n', attributes: { indent: 8 } },
    ]);
    expect(({} as Record<string, unknown>).bold).toBeUndefined();
  });

  it('ends with a line break and is stable when read again, for any input', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('plain', 'rich', undefined), (content, type) => {
        const read = readContent(content, type);
        expect(textOf(read).endsWith('\n')).toBe(true);
        expect(readContent(storedOps(read), 'rich')).toEqual(read);
        expect(typeof hasContent(content, type)).toBe('boolean');
      }),
    );
  });

  it('reads content that is nested too deep, and large content', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(plainTextOf(deep, 'rich').startsWith('[[[')).toBe(true);
    let items: unknown = 'end';
    for (let depth = 0; depth < 20_000; depth++) items = [{ content: 'x', items }];
    expect(plainTextOf({ blocks: [{ data: { items } }] })).toMatch(/^x/);
    const lines = Array.from({ length: 40_000 }, () => ({ insert: '\n', attributes: { list: 'bullet' } }));
    expect(readContent(lines)).toHaveLength(1);
  });
});

describe('hasContent', () => {
  it('requires a text that is not blank', covers('WRK-282'), () => {
    expect(hasContent('Hello', 'plain')).toBe(true);
    expect(hasContent(' \n\t ', 'plain')).toBe(false);
    expect(hasContent('')).toBe(false);
    expect(hasContent(undefined)).toBe(false);
  });

  it('requires text that is not blank in a list of operations', covers('WRK-283'), () => {
    expect(hasContent([{ insert: '\n' }, { insert: 'x' }])).toBe(true);
    expect(hasContent([{ insert: ' \n', attributes: { bold: true } }])).toBe(false);
    expect(hasContent(toRich('x'), 'rich')).toBe(true);
    expect(hasContent(toRich('  '), 'rich')).toBe(false);
  });

  it('requires an object that is not empty', covers('WRK-284'), () => {
    expect(hasContent({ blocks: [] })).toBe(true);
    expect(hasContent({})).toBe(false);
  });
});

describe('Switching between rich and plain text', () => {
  it('keeps the text, line breaks, list markers and link addresses', covers('WRK-275'), () => {
    const rich = [
      { insert: 'Agenda', attributes: { bold: true } },
      { insert: '\n', attributes: { header: 1 } },
      { insert: 'one' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'deeper' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      { insert: 'two' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'done' },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: 'See ' },
      { insert: 'the page', attributes: { link: 'https://example.org/a' } },
      { insert: ' or ' },
      { insert: 'https://example.org', attributes: { link: 'https://example.org/' } },
      { insert: ', ask ' },
      { insert: { mention: { id: 'mia', name: 'Mia' } } },
      { insert: '\n\n' },
    ];
    expect(toPlain(rich)).toBe(
      'Agenda\n1. one\n  - deeper\n2. two\n[x] done\nSee the page (https://example.org/a) or https://example.org, ask @Mia',
    );
    expect(hasFormats(storedOps(cleanOps(rich)))).toBe(true);
  });

  it('numbers each ordered list from one, including nested lists', () => {
    const item = (text: string, list?: string, indent?: number) => [
      { insert: text },
      { insert: '\n', attributes: { list, indent } },
    ];
    expect(
      toPlain([
        ...item('a', 'ordered'),
        ...item('b', 'ordered', 1),
        ...item('c', 'ordered', 1),
        ...item('d', 'ordered'),
        ...item('e', 'ordered', 1),
        ...item('f', 'bullet'),
        ...item('g', 'ordered'),
        ...item('h'),
        ...item('i', 'ordered'),
        ...item('j', 'ordered', 2),
      ]),
    ).toBe('1. a\n  1. b\n  2. c\n2. d\n  1. e\n- f\n1. g\nh\n1. i\n    1. j');
  });

  it('adds the address of a link unless the text shows it', () => {
    const plain = (insert: string, link: string) => toPlain([{ insert, attributes: { link } }]);
    expect(plain('Ana', 'mailto:ana@shelter.example')).toBe('Ana (ana@shelter.example)');
    expect(plain('ana@shelter.example', 'mailto:ana@shelter.example')).toBe('ana@shelter.example');
    expect(plain('https://example.org/', 'https://example.org/')).toBe('https://example.org/');
    expect(plain('https://example.org', 'https://example.org/')).toBe('https://example.org');
    expect(plain('example.org', 'https://example.org/')).toBe('example.org (https://example.org/)');
  });

  it('loses formats for mentions, formats or lists, but not for text alone', () => {
    expect(hasFormats([{ insert: 'x\n' }])).toBe(false);
    expect(hasFormats([{ insert: { mention: { id: 'mia', name: 'Mia' } } }])).toBe(true);
    expect(hasFormats([{ insert: 'x', attributes: { bold: true } }])).toBe(true);
    expect(hasFormats([{ insert: 'x\n', attributes: { list: 'bullet' } }])).toBe(true);
  });

  it('makes each line a paragraph and keeps markup as text', covers('WRK-276'), () => {
    const rich = toRich('First\n<script>alert(1)</script>');
    expect(readContent(rich, 'rich')).toEqual([{ insert: 'First\n<script>alert(1)</script>\n' }]);
    expect(toPlain(rich)).toBe('First\n<script>alert(1)</script>');
    expect(hasFormats(rich)).toBe(false);
  });
});
