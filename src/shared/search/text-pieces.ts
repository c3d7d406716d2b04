import { searchWords } from './words';

/** Lengths of the pieces inside words that are kept; a shorter search finds beginnings of words. */
const insideLengths = [3, 5] as const;
const beginningLengths = [1, 2] as const;

// Half of a surrogate pair is no valid text for the database.
const isWhole = (piece: string): boolean => !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece);

const piecesOf = (word: string, length: number): string[] =>
  Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) =>
    word.slice(at, at + length),
  ).filter(isWhole);

/** The most pieces that one entry of an index holds; firestore.rules have the same limit. */
export const longestEntry = 740;

/**
 * The distinct pieces of folded texts by which a long text is found: those of 3 and 5 characters inside words, and the first
 * one and two of each word. What exceeds `most` is left out, from the end of the last text on.
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

// Letters of English words, the most frequent first; digits and other scripts count as rare.
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
 * The pieces of a folded search, one a word, each of which every match has. Words of one or two letters are indexed
 * at the beginning of words only, so they are left out beside a longer word.
 */
export function textPieces(folded: string): readonly string[] {
  const pieces = searchWords(folded).map(pieceOfWord);
  const long = pieces.filter(({ length }) => length >= insideLengths[0]);
  return long.length > 0 ? long : pieces.slice(-1);
}

/** The one piece of a folded search to query for; undefined for an empty search. */
export function textPiece(folded: string): string | undefined {
  const pieces = textPieces(folded);
  const longest = Math.max(...pieces.map(({ length }) => length));
  return pieces.length === 0 ? undefined : rarest(pieces.filter(({ length }) => length === longest));
}
