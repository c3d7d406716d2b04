import { describe, expect, it } from 'vitest';
import { textOf } from './stored-records';

const html = (content: string) => textOf({ content, contentType: 'rich' });

describe('the text of a note in HTML', () => {
  it('has line breaks and decoded characters, without tags or comments', () => {
    expect(
      html('<p>Tea &amp; cake</p><!-- draft > old --><ul><li>One</li><li>Two&nbsp;&lt;3</li></ul>End<br/>'),
    ).toBe('Tea & cake\nOne\nTwo <3\nEnd');
  });

  it('omits scripts and styles, however they are written', () => {
    expect(html('<p>Be</p><SCRIPT src="x">a</script><p>fore</p><style>p > b { }</STYLE >')).toBe('Be\nfore');
  });

  it('may start after a comment or a script', () => {
    expect(html('<!-- draft --><p>Before</p>')).toBe('Before');
    expect(html('<script>alert(1)</script><p>Before</p>')).toBe('Before');
  });

  it('keeps characters that are not markup, and elements that never end', () => {
    expect(html('<p>3 < 5 and 7 > 2</p><script>left open')).toBe('3 < 5 and 7 > 2\nleft open');
  });

  it('does not decode entities named like inherited properties', () => {
    expect(html('<p>&constructor; &toString;</p>')).toBe('&constructor; &toString;');
  });

  it('is cut at the limit without half a tag', () => {
    const words = html(
      `<p>${'w'.repeat(19_990)}<a href="https://river.example">${'x'.repeat(50_000)}</a></p>`,
    );
    expect(words).toBe('w'.repeat(19_990));
  });
});
