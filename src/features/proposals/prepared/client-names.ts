/** The placeholder for the client's name in prepared texts. */
export const clientNamePlaceholder = '[client name]';

/** One occurrence of a name in the content, with the sentence around it. */
export interface NameOccurrence {
  /** Unique within the content: `slides.2.heading#0`. */
  readonly key: string;
  /** The path of the text: `['slides', 2, 'heading']`. */
  readonly path: readonly (string | number)[];
  readonly before: string;
  /** The name as it is written there. */
  readonly found: string;
  readonly after: string;
}

/** Fields without prose: ids, enum values, addresses and pictures. */
const notProse: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'look',
  'type',
  'package',
  'drawing',
  'accent',
  'stage',
  'currency',
  'mode',
  'openAtFirst',
  'action',
  'actions',
  'slug',
  'data',
  'clientEmail',
  'clientSite',
  'email',
  'bookingLink',
]);

type Path = readonly (string | number)[];

/** Calls `visit` for each text of the content in order. Returns the content with the results as its texts. */
export function mapTexts<T>(
  content: T,
  visit: (text: string, path: Path) => string,
  skip: ReadonlySet<string> = notProse,
  path: Path = [],
): T {
  if (typeof content === 'string') return visit(content, path) as T;
  if (Array.isArray(content))
    return content.map((each: unknown, index) => mapTexts(each, visit, skip, [...path, index])) as T;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      skip.has(name) ? value : (mapTexts(value, visit, skip, [...path, name]) as unknown),
    ]),
  ) as T;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Returns a pattern that matches a name as whole words, as written or in capitals. Undefined for an empty
 * name.
 */
export function namePattern(name: string): RegExp | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return undefined;
  const forms = [trimmed, trimmed.toUpperCase()].flatMap((form) => [
    form.normalize('NFC'),
    form.normalize('NFD'),
  ]);
  const either = [...new Set(forms)].map((form) => form.split(/\s+/).map(escaped).join('\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
}

const sentenceEnd = /[.!?…]\s|\n/g;

/** Returns the sentence around the characters from `from` to `to`, split before and after them. */
function sentenceAround(text: string, from: number, to: number) {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length);
  const start = ends.findLast((end) => end <= from) ?? 0;
  const end = ends.find((each) => each >= to) ?? text.length;
  return {
    before: text.slice(start, from).trimStart(),
    found: text.slice(from, to),
    after: text.slice(to, end).trimEnd(),
  };
}

/**
 * Returns each match of a pattern in a text. The sentences come from `shown`, which must have the same
 * length.
 */
export const occurrencesIn = (
  text: string,
  path: Path,
  pattern: RegExp,
  shown = text,
): readonly NameOccurrence[] =>
  [...text.matchAll(pattern)].map((match, index) => ({
    key: `${path.join('.')}#${index}`,
    path,
    ...sentenceAround(shown, match.index, match.index + match[0].length),
  }));

/** Returns each occurrence of a name in the prose of the content, in order. */
export function nameOccurrences(content: unknown, name: string): readonly NameOccurrence[] {
  const pattern = namePattern(name);
  if (pattern === undefined) return [];
  const occurrences: NameOccurrence[] = [];
  mapTexts(content, (text, path) => {
    occurrences.push(...occurrencesIn(text, path, pattern));
    return text;
  });
  return occurrences;
}

/**
 * Replaces a name in the prose of the content, except at the occurrences with the given keys. Capitals stay
 * capitals.
 */
export function replaceName<T>(
  content: T,
  from: string,
  to: string,
  unreplaced: ReadonlySet<string> = new Set(),
): T {
  const pattern = namePattern(from);
  if (pattern === undefined) return content;
  const written = from.trim().normalize('NFC').replace(/\s+/g, ' ');
  return mapTexts(content, (text, path) => {
    let index = -1;
    return text.replace(pattern, (found) => {
      index += 1;
      if (unreplaced.has(`${path.join('.')}#${index}`)) return found;
      return found.normalize('NFC').replace(/\s+/g, ' ') === written ? to : to.toUpperCase();
    });
  });
}
