import { searchWords } from './words';

/** Lengths of the n-grams inside words. A shorter search finds only the beginnings of words. */
const insideLengths = [3, 5] as const;
const beginningLengths = [1, 2] as const;

// The database refuses half of a surrogate pair.
const isWhole = (piece: string): boolean => !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece);

const piecesOf = (word: string, length: number): string[] =>
  Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) =>
    word.slice(at, at + length),
  ).filter(isWhole);

/** The maximum number of n-grams in one entry of an index. firestore.rules have the same limit. */
export const longestEntry = 740;

/**
 * Returns the distinct n-grams of folded texts that make a long text searchable. These are n-grams of 3 and 5
 * characters inside words, and the first one and two characters of each word. Leaves out those above `most`,
 * from the end of the last text.
 */
export function textGrams(folded: readonly string[], most: number): readonly string[] {
  const grams = new Set<string>();
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

// Letters by frequency in English words, most frequent first. Digits and other scripts count as rare.
const byFrequency = 'etaoinsrhldcumfpgwybvkxjqz';

const rarity = (piece: string): number =>
  piece.split('').reduce((sum, letter) => {
    const place = byFrequency.indexOf(letter);
    return sum + (place === -1 ? byFrequency.length : place);
  }, 0);

const rarest = (pieces: readonly string[]): string =>
  pieces.reduce((best, piece) => (rarity(piece) > rarity(best) ? piece : best));

function pieceOfWord(word: string): string {
  for (const length of insideLengths.toReversed()) {
    const pieces = piecesOf(word, length);
    if (pieces.length > 0) return rarest(pieces);
  }
  return word;
}

/**
 * Returns the n-grams of a folded search, one for each word. Every match has all of them. Words of one or two
 * letters are indexed only at the beginnings of words, so they are left out beside a longer word.
 */
export function textPieces(folded: string): readonly string[] {
  const pieces = searchWords(folded).map(pieceOfWord);
  const long = pieces.filter(({ length }) => length >= insideLengths[0]);
  return long.length > 0 ? long : pieces.slice(-1);
}

/** Returns the n-gram to query for a folded search, or undefined for an empty search. */
export function textPiece(folded: string): string | undefined {
  const pieces = textPieces(folded);
  const longest = Math.max(...pieces.map(({ length }) => length));
  return pieces.length === 0 ? undefined : rarest(pieces.filter(({ length }) => length === longest));
}
