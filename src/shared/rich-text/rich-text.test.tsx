import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { opsFromHtml } from './html';
import { textOf } from './ops';
import { RichText } from './rich-text';
import { mergeContent } from './merge';
import { plainTextOf, toPlain, toRich } from './stored-content';

const shown = (content: unknown, contentType?: string) =>
  render(<RichText content={content} contentType={contentType} />).container;

describe('RichText', () => {
  it('shows each format with its HTML element', covers('WRK-580'), () => {
    const root = shown([
      { insert: 'Plan' },
      { insert: '\n', attributes: { header: 1 } },
      { insert: 'bold', attributes: { bold: true, italic: true } },
      { insert: ' and ' },
      { insert: 'linked', attributes: { link: 'https://example.org/' } },
      { insert: '\none' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'inside' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      { insert: 'bought' },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: 'said' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: 'a < b' },
      { insert: '\n', attributes: { 'code-block': true } },
      { insert: { mention: { id: 'mia', name: 'Mia' } } },
      { insert: '\n' },
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Plan' })).toBeVisible();
    expect(root.querySelector('strong > em, em > strong')).toHaveTextContent('bold');
    const link = screen.getByRole('link', { name: 'linked' });
    expect(link).toHaveAttribute('href', 'https://example.org/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(root.querySelector('ol > li > ul > li')).toHaveTextContent('inside');
    expect(screen.getByText('Done:').closest('li')).toHaveTextContent('Done: bought');
    expect(root.querySelector('blockquote > p')).toHaveTextContent('said');
    expect(root.querySelector('pre')).toHaveTextContent('a < b');
    expect(screen.getByText('@Mia')).toHaveAttribute('data-mention', 'mia');
  });

  it('shows known formats of old HTML notes, and the rest as text', covers('WRK-580', 'ATT-004'), () => {
    const root = shown(
      '<h1>Visit</h1><p>Met&nbsp;<strong>Ana</strong> &amp; team</p><ul><li>one<ul><li>deeper</li></ul></li></ul>',
      'rich',
    );
    expect(screen.getByRole('heading', { name: 'Visit' })).toBeVisible();
    expect(screen.getByText('Ana').tagName).toBe('STRONG');
    expect(root).toHaveTextContent('Met Ana & team');
    expect(root.querySelectorAll('li')).toHaveLength(2);
  });

  it.each([
    '<script>window.attacked = true</script>',
    '<img src=x onerror="window.attacked = true">',
    '<a href="javascript:window.attacked = true">press</a>',
    '<a href="&#106;avascript:window.attacked = true">press</a>',
    '<svg onload="window.attacked = true"><script>window.attacked = true</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.attacked = true">',
    '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
    '<p style="position:fixed;inset:0" onclick="window.attacked = true" id="root" class="overlay">text</p>',
    '<form action="https://evil.example"><input name="password"><button>Send</button></form>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])('keeps only text and known formats of %s', covers('WRK-580'), (attack) => {
    for (const content of [attack, { blocks: [{ data: { text: attack } }] }]) {
      const root = shown(
        `${typeof content === 'string' ? content : JSON.stringify(content)}<p>after</p>`,
        'rich',
      );
      expect(
        root.querySelector('script, img, svg, math, iframe, form, input, button, base, meta, style'),
      ).toBeNull();
      for (const element of root.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(['class', 'dir', 'style']).toContain(name);
      expect(root.querySelector('p[style]')).toBeNull();
    }
    expect((window as { attacked?: unknown }).attacked).toBeUndefined();
  });

  it('shows markup in operations as text', () => {
    const root = shown([{ insert: '<img src=x onerror=alert(1)>\n' }]);
    expect(root.querySelector('img')).toBeNull();
    expect(root).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});

describe('The parser for HTML', () => {
  it('reads what word processors and mail programs copy to the clipboard', () => {
    const pasted = opsFromHtml(`<meta charset="utf-8"><b style="font-weight:normal;">
      <p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain</span></p>
      <p>two<br>lines<br></p>
      <ol class="x"><li dir="ltr"><p>one</p></li><li>two</li></ol></b>
      <table><tr><td>a</td><td>b</td></tr></table><div><br></div>`);
    expect(pasted).toEqual([
      { insert: 'Bold', attributes: { bold: true } },
      { insert: ' plain\ntwo\nlines\none' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'two' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'a\tb\n\n' },
    ]);
  });

  it('reads lists of both versions of the editor', () => {
    const pasted = opsFromHtml(
      '<ol><li data-list="unchecked"><span class="ql-ui"></span>buy</li><li data-list="bullet" class="ql-indent-2">x</li></ol><ul data-checked="true"><li>sold</li></ul>',
    );
    expect(pasted.flatMap(({ attributes }) => attributes ?? [])).toEqual([
      { list: 'unchecked' },
      { list: 'bullet', indent: 2 },
      { list: 'checked' },
    ]);
  });

  it("lets two people's changes to an HTML note merge", () => {
    const merged = mergeContent('<p>Call Ana</p>', toRich('Call Ana\nand Ben'), toRich('Please: Call Ana'));
    expect(toPlain(merged)).toBe('Please: Call Ana\nand Ben');
  });

  it('reads deeply nested markup', () => {
    const deep = `${'<div><b>'.repeat(5_000)}deep`;
    expect(plainTextOf(deep, 'rich')).toBe('deep');
    expect(textOf(opsFromHtml('<ul><li>x'.repeat(300))).split('\n')).toHaveLength(301);
  });
});
