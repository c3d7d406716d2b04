/**
 * The number of characters of an HTML note that are read. Prompts take 500 or 1,500 characters of a note, so
 * this leaves room for thirteen times as much markup.
 */
export const longestHtmlRead = 20_000;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/** Lowers only ASCII letters, so that positions in the text stay the same. */
const lowered = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Removes everything from one marker to the `>` of the second. A part without an end stays. */
function withoutBetween(html: string, start: string, end: string): string {
  const searched = lowered(html);
  const kept: string[] = [];
  for (let at = 0; ; ) {
    const from = searched.indexOf(start, at);
    const to = from < 0 ? -1 : searched.indexOf(end, from + start.length);
    const close = to < 0 ? -1 : searched.indexOf('>', to);
    if (close < 0) return kept.join('') + html.slice(at);
    kept.push(html.slice(at, from));
    at = close + 1;
  }
}

/**
 * Returns the words of HTML for people and models to read; the result is never shown as HTML. Every step
 * reads the text once: a pattern that restarts at each `<` would block the process for seconds.
 */
export function wordsOfHtml(html: string): string {
  const isCut = html.length > longestHtmlRead;
  const read = isCut ? html.slice(0, longestHtmlRead).replace(/<[^<>]*$/, '') : html;
  const shown = [
    ['<!--', '-->'],
    ['<script', '</script'],
    ['<style', '</style'],
  ].reduce((text, [start = '', end = '']) => withoutBetween(text, start, end), read);
  return shown
    .replaceAll(/<(br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[a-z/!?][^<>]*>/gi, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
}
