/** Elements inside a line. Any other element begins and ends a line. */
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

/** Caches the text read from an element, because hundreds of rows check the same few copies of pages. */
function onceFor<T>(read: (place: Element) => T): (place: Element) => T {
  const known = new WeakMap<Element, { readonly result: T }>();
  return (place) => {
    const found = known.get(place) ?? { result: read(place) };
    known.set(place, found);
    return found.result;
  };
}

/** Returns the lines of text that an element shows, in reading order. */
const linesOf = onceFor((place): readonly string[] =>
  textOf(place)
    .split('\n')
    .map(tidy)
    .filter((line) => line !== ''),
);

/**
 * Returns the lines of an element and their parts, the values of fields, the accessible names of its parts,
 * and its mail links, such as `mailto:hello@acf.example?subject=My access code`.
 */
export function textsOf(place: Element | undefined): ReadonlySet<string> {
  if (place === undefined) throw new Error('The place is not there.');
  return readTexts(place);
}

const readTexts = onceFor((place): ReadonlySet<string> => {
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
    ...Array.from(place.querySelectorAll('a[href^="mailto:"]'), (link) =>
      tidy(decodeURIComponent(link.getAttribute('href') ?? '')),
    ),
    ...Array.from(place.querySelectorAll('input, textarea'), (field) =>
      tidy((field as HTMLInputElement).value),
    ),
  ];
  return new Set(texts.filter((text) => text !== ''));
});

/** Counts how often an element contains a phrase, without matches inside a word or number. */
export function timesSaid(place: Element, phrase: string): number {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}$-])${escaped}(?![\\p{L}\\p{N}%+])`, 'gu');
  return linesOf(place).join(' ').match(pattern)?.length ?? 0;
}
