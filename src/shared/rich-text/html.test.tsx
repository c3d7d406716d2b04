import { describe, expect, it } from 'vitest';
import { opsFromHtml } from './html';
import { textOf } from './ops';
import { readContent } from './stored-content';

const text = (html: string) => textOf(opsFromHtml(html));
/** Returns the formats of the first operation. */
const formats = (html: string) => opsFromHtml(html)[0]?.attributes;
/** Returns the formats of the lines. */
const lines = (html: string) =>
  opsFromHtml(html).flatMap(({ insert, attributes }) =>
    typeof insert === 'string' && insert.endsWith('\n') ? [attributes ?? {}] : [],
  );

describe('Formats of text in HTML', () => {
  it.each([
    ['<b>x</b>', { bold: true }],
    ['<strong>x</strong>', { bold: true }],
    ['<i>x</i>', { italic: true }],
    ['<em>x</em>', { italic: true }],
    ['<u>x</u>', { underline: true }],
    ['<ins>x</ins>', { underline: true }],
    ['<s>x</s>', { strike: true }],
    ['<strike>x</strike>', { strike: true }],
    ['<del>x</del>', { strike: true }],
    ['<code>x</code>', { code: true }],
    ['<kbd>x</kbd>', { code: true }],
    ['<b><i>x</i></b>', { bold: true, italic: true }],
    ['<mark>x</mark>', undefined],
  ])('of %s are %j', (html, expected) => {
    expect(formats(html)).toEqual(expected);
  });

  it.each([
    ['font-weight: bold', { bold: true }],
    ['font-weight:600', { bold: true }],
    ['font-weight:700', { bold: true }],
    ['font-weight:599', undefined],
    ['font-weight: normal', undefined],
    ['font-style: italic', { italic: true }],
    ['font-style: normal', undefined],
    ['text-decoration: underline', { underline: true }],
    ['text-decoration-line: line-through', { strike: true }],
    ['text-decoration: underline line-through', { underline: true, strike: true }],
    ['text-decoration: none', undefined],
    ['color: red', undefined],
    ['', undefined],
  ])('of the style %j are %j', (style, expected) => {
    expect(formats(`<span style="${style}">x</span>`)).toEqual(expected);
  });

  it('end in an inner style that resets them', () => {
    expect(
      opsFromHtml(
        '<b><i>a<span style="font-weight:400">b</span><span style="font-style:normal">c</span></i></b>',
      ),
    ).toEqual([
      { insert: 'a', attributes: { bold: true, italic: true } },
      { insert: 'b', attributes: { italic: true } },
      { insert: 'c', attributes: { bold: true } },
      { insert: '\n' },
    ]);
  });

  it('include the addresses of links, but not anchors without one', () => {
    expect(formats('<a href="https://example.org/">x</a>')).toEqual({ link: 'https://example.org/' });
    expect(formats('<a name="top">x</a>')).toBeUndefined();
    expect(formats('<a href="https://example.org/"><b>x</b></a>')).toEqual({
      bold: true,
      link: 'https://example.org/',
    });
  });

  it('are dropped in code', () => {
    expect(opsFromHtml('<pre>a <b>b</b> <span style="font-style:italic">c</span></pre>')).toEqual([
      { insert: 'a b c' },
      { insert: '\n', attributes: { 'code-block': true } },
    ]);
  });
});

describe('Formats of lines in HTML', () => {
  it.each([
    ['<h1>x</h1>', [{ header: 1 }]],
    ['<h2>x</h2>', [{ header: 2 }]],
    ['<h3>x</h3>', [{ header: 3 }]],
    ['<h4>x</h4>', [{ header: 3 }]],
    ['<h5>x</h5>', [{ header: 3 }]],
    ['<h6>x</h6>', [{ header: 3 }]],
    ['<blockquote>x</blockquote>', [{ blockquote: true }]],
    ['<pre>x</pre>', [{ 'code-block': true }]],
    ['<div class="ql-code-block">x</div>', [{ 'code-block': true }]],
    ['<p>x</p>', [{}]],
    ['<p class="ql-indent-1">x</p>', [{ indent: 1 }]],
    ['<div class="ql-indent-8">x</div>', [{ indent: 8 }]],
    ['<p class="ql-indent-9">x</p>', [{}]],
    ['<blockquote><p>x</p></blockquote>', [{ blockquote: true }]],
    ['<blockquote><p class="ql-indent-2">x</p></blockquote>', [{ blockquote: true, indent: 2 }]],
  ])('of %s are %j', (html, expected) => {
    expect(lines(html)).toEqual(expected);
  });

  it.each([
    ['<ul><li>x</li></ul>', [{ list: 'bullet' }]],
    ['<ol><li>x</li></ol>', [{ list: 'ordered' }]],
    ['<li>x</li>', [{ list: 'bullet' }]],
    ['<ul data-checked="true"><li>x</li></ul>', [{ list: 'checked' }]],
    ['<ul data-checked="false"><li>x</li></ul>', [{ list: 'unchecked' }]],
    ['<ul><li><input type="checkbox" checked>x</li></ul>', [{ list: 'checked' }]],
    ['<ul><li><input type="checkbox">x</li></ul>', [{ list: 'unchecked' }]],
    ['<ul><li><label><input type="checkbox" checked>x</label></li></ul>', [{ list: 'checked' }]],
    ['<ol><li data-list="bullet">x</li></ol>', [{ list: 'bullet' }]],
    ['<ol><li class="ql-indent-1">x</li></ol>', [{ list: 'ordered', indent: 1 }]],
    ['<ol><li class="ql-indent-1"><p>x</p></li></ol>', [{ list: 'ordered', indent: 1 }]],
    ['<ul><li></li></ul>', [{ list: 'bullet' }]],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>', [{ list: 'bullet' }, { list: 'ordered', indent: 1 }]],
  ])('of the list %s are %j', (html, expected) => {
    expect(lines(html)).toEqual(expected);
  });
});

describe('Text in HTML', () => {
  it.each([
    ['<p>a  b\n\tc</p>', 'a b c\n'],
    ['<p> a </p>', 'a \n'],
    ['<p>a <b> b</b></p>', 'a b\n'],
    ['<p>a<b> b</b></p>', 'a b\n'],
    ['<p>a</p>\n<p>b</p>', 'a\nb\n'],
    ['<p>a&nbsp;&nbsp;b</p>', 'a  b\n'],
    ['a<p>b</p>c', 'a\nb\nc\n'],
    ['<div>a<br> b</div>', 'a\nb\n'],
    ['<p></p>', '\n'],
    ['', '\n'],
    ['<pre> a\n  b</pre>', ' a\n  b\n'],
    ['<div class="ql-code-block">a  b</div>', 'a  b\n'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><th>d</th></tr></table>', 'a\tb\nc\td\n'],
    ['<p>a<!-- note -->b</p>', 'ab\n'],
    ['<p>a<style>p {}</style><script>x</script>b</p>', 'ab\n'],
    ['<ul><li><span data-tick="true">Done: </span>a</li></ul>', 'a\n'],
  ])('of %j is %j', (html, expected) => {
    expect(text(html)).toBe(expected);
  });

  it('keeps mentions, with the name on one line and without a second @', () => {
    expect(opsFromHtml('<p><span data-mention="mia">@Mia\n  Stone </span></p>')).toEqual([
      { insert: { mention: { id: 'mia', name: 'Mia Stone' } } },
      { insert: '\n' },
    ]);
    const long = 'a'.repeat(201);
    expect(opsFromHtml(`<span data-mention="mia">${long}</span>`)[0]?.insert).toEqual({
      mention: { id: 'mia', name: 'a'.repeat(200) },
    });
  });

  it('in blocks of older versions keeps formats and mentions, except in code', () => {
    const html = 'Ask <b>now</b> <span data-mention="mia">@Mia</span>';
    const read = (type: string) => readContent({ blocks: [{ type, data: { text: html } }] });
    expect(read('paragraph')).toEqual([
      { insert: 'Ask ' },
      { insert: 'now', attributes: { bold: true } },
      { insert: ' ' },
      { insert: { mention: { id: 'mia', name: 'Mia' } } },
      { insert: '\n' },
    ]);
    expect(read('code')).toEqual([{ insert: html }, { insert: '\n', attributes: { 'code-block': true } }]);
  });

  it('keeps the text around a mention separate', () => {
    expect(text('<p>Ask <span data-mention="mia">@Mia</span> today</p>')).toBe('Ask @Mia today\n');
  });

  it('drops a mention without a name, and keeps one without a valid id as text', () => {
    expect(text('<p>a<span data-mention="mia">@</span>b</p>')).toBe('ab\n');
    expect(text('<p>a<span data-mention="../x">@Mia</span>b</p>')).toBe('a@Miab\n');
    expect(text(`<p><span data-mention="${'x'.repeat(129)}">Mia</span></p>`)).toBe('Mia\n');
  });
});
