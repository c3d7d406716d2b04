import { fold } from '@/shared/search/fold';
import { randomId } from '@/shared/lib/random-id';

/** firestore.rules have the same limits. */
export const indexLimits = { grams: 740, entries: 3 } as const;

/** Lengths of the pieces inside words that are kept; a shorter search finds beginnings of words. */
const insideLengths = [3, 5] as const;
const beginningLengths = [1, 2] as const;

// Half of a surrogate pair is no valid text for the database.
const isWhole = (piece: string): boolean => !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece);

const piecesOf = (word: string, length: number): string[] =>
  Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) =>
    word.slice(at, at + length),
  ).filter(isWhole);

/**
 * The distinct pieces of folded texts by which a note is found: those of 3 and 5 characters inside words, and the first one
 * and two of each word. What exceeds the index is left out, from the end of the last text on.
 */
export function noteGrams(folded: readonly string[]): readonly string[] {
  const grams = new Set<string>();
  const most = indexLimits.grams * indexLimits.entries;
  for (const word of new Set(folded.flatMap((text) => text.split(' ')))) {
    for (const length of beginningLengths) {
      const beginning = word.slice(0, length);
      if (beginning !== '' && isWhole(beginning)) grams.add(beginning);
    }
    for (const length of insideLengths) for (const piece of piecesOf(word, length)) grams.add(piece);
    if (grams.size >= most) break;
  }
  return [...grams].slice(0, most);
}

/** The pieces in portions of one index entry each. */
export function portions(grams: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(grams.length / indexLimits.grams);
  return Array.from({ length: count }, (_, place) =>
    grams.slice(place * indexLimits.grams, (place + 1) * indexLimits.grams),
  );
}

// Letters of English words, the most frequent first; digits and other scripts count as rare.
const byFrequency = 'etaoinsrhldcumfpgwybvkxjqz';

const rarity = (piece: string): number =>
  piece.split('').reduce((sum, letter) => {
    const place = byFrequency.indexOf(letter);
    return sum + (place === -1 ? byFrequency.length : place);
  }, 0);

/** The one piece of a folded search to ask the database for; undefined for an empty search. */
export function notePiece(folded: string): string | undefined {
  const words = folded.split(' ').filter((word) => word !== '');
  for (const length of insideLengths.toReversed()) {
    const pieces = words.flatMap((word) => piecesOf(word, length));
    if (pieces.length > 0)
      return pieces.reduce((best, piece) => (rarity(piece) > rarity(best) ? piece : best));
  }
  // Of several short words only the last is sure to stand at the beginning of one.
  return words.at(-1);
}

const lastMillisecond = 9_999_999_999_999;

/**
 * A new id of an index entry, for a note of this time: the order of the ids is that of the notes, newest first, since a search
 * that must also prove who reads a note has no other order.
 */
export const newEntryId = (createdAt: Date): string =>
  `${String(lastMillisecond - createdAt.getTime()).padStart(13, '0')}${randomId()}`;

/** The texts of a note that are searched, folded: title, text, category and the contact's name (WRK-Q66). */
export const searchedTexts = (texts: {
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly contactName?: string | undefined;
}): readonly string[] =>
  [texts.title, texts.category, texts.contactName ?? '', texts.text].map(fold).filter((text) => text !== '');

/** Whether one of the folded texts contains the folded search. */
export const contains = (folded: readonly string[], search: string): boolean =>
  search === '' || folded.some((text) => text.includes(search));
