/** Elements that stand inside a line; any other element begins one and ends one. */
const inline = new Set(['A', 'B', 'EM', 'OUTPUT', 'SMALL', 'SPAN', 'STRONG', 'SVG', 'svg', 'TIME']);

/** Attributes that people read or hear. */
const spoken = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'] as const;

const newTab = /\s*\(opens in a new tab\)$/;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(newTab, '');

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inside = Array.from(node.childNodes, textOf).join('');
  return node instanceof Element && !inline.has(node.tagName) ? `\n${inside}\n` : inside;
}

/** Returns the lines of text that a place shows, in their order, as a person reads them. */
export const linesOf = (place: Element): readonly string[] =>
  textOf(place)
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '');

/** Returns the lines of a place and their pieces, the values of fields, and what its parts are called for a screen reader. */
export function textsOf(place: Element | undefined): ReadonlySet<string> {
  if (place === undefined) throw new Error('The place is not there.');
  const parts = [place, ...place.querySelectorAll('*')];
  const texts = [
    ...linesOf(place),
    ...Array.from(place.querySelectorAll('a, button, label, output, span, strong'), ({ textContent }) =>
      tidy(textContent),
    ),
    ...parts.flatMap(({ childNodes }) =>
      Array.from(childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? tidy(node.textContent ?? '') : '',
      ),
    ),
    ...parts.flatMap((part) => spoken.map((name) => tidy(part.getAttribute(name) ?? ''))),
    ...Array.from(place.querySelectorAll('input, textarea'), (field) =>
      tidy((field as HTMLInputElement).value),
    ),
  ];
  return new Set(texts.filter((text) => text !== ''));
}

/** Counts how often a place says a phrase that neither begins nor ends within a word or a number. */
export function timesSaid(place: Element, phrase: string): number {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}$-])${escaped}(?![\\p{L}\\p{N}%+])`, 'gu');
  return linesOf(place).join(' ').match(pattern)?.length ?? 0;
}
