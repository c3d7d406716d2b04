import { searchWords } from './words';

/** Lengths of the n-grams that are stored with a record (decision 007). */
export const gramLengths = [1, 2, 3, 4, 6] as const;

const longest = 6;

/**
 * Separates the fields of a searchable text. Folding drops this character, so no search can span two fields.
 */
const fieldSeparator = '|';

// The database refuses half of a surrogate pair.
const isBroken = (piece: string): boolean => /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece);

function* piecesOf(text: string, length: number): Generator<string> {
  for (let start = 0; start + length <= text.length; start += 1) {
    const piece = text.slice(start, start + length);
    if (!isBroken(piece)) yield piece;
  }
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (const field of text.split(fieldSeparator)) {
    for (const length of gramLengths) for (const piece of piecesOf(field, length)) grams.add(piece);
  }
  return grams;
}

/** The data stored with a record so that any part of its text finds it. */
export interface SearchIndex {
  /** The folded fields, joined by `|`. */
  readonly text: string;
  /** All distinct n-grams of `text` with 1, 2, 3, 4 and 6 characters. */
  readonly grams: readonly string[];
}

/**
 * Indexes folded fields. If the text exceeds `maxLength` characters or `maxGrams` n-grams, cuts its end in
 * both `text` and `grams`.
 */
export function searchIndex(
  folded: readonly string[],
  { maxLength, maxGrams }: { readonly maxLength: number; readonly maxGrams: number },
): SearchIndex {
  const cut = (whole: string, length: number) => whole.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  let text = cut(folded.join(fieldSeparator), maxLength);
  let grams = gramsOf(text);
  while (grams.size > maxGrams) {
    // A character adds at most one n-gram of each length.
    text = cut(text, text.length - Math.ceil((grams.size - maxGrams) / gramLengths.length));
    grams = gramsOf(text);
  }
  return { text, grams: [...grams] };
}

/**
 * The n-gram to query. `exact` is true if every record with it matches the search, so that no result need be
 * checked.
 */
export interface SearchPiece {
  readonly piece: string;
  readonly exact: boolean;
}

// Letters by frequency in North American names and addresses, most frequent first. Digits and other scripts
// count as rare.
const byFrequency = 'aeinorls mtchdgubkpyjvfwzxq';

function rarity(piece: string): number {
  let sum = 0;
  for (const letter of piece) {
    const place = byFrequency.indexOf(letter);
    sum += place === -1 ? byFrequency.length : place;
  }
  return sum;
}

function pieceOfWord(word: string): SearchPiece | undefined {
  if (gramLengths.some((length) => length === word.length)) return { piece: word, exact: true };
  for (const length of gramLengths.toReversed()) {
    if (length > Math.min(word.length, longest)) continue;
    const [first, ...others] = piecesOf(word, length);
    if (first === undefined) continue;
    const rarest = others.reduce((best, piece) => (rarity(piece) > rarity(best) ? piece : best), first);
    return { piece: rarest, exact: false };
  }
  return undefined;
}

const isRarer = (piece: string, than: string): boolean =>
  piece.length === than.length ? rarity(piece) > rarity(than) : piece.length > than.length;

/** Returns the n-grams of a folded search, one for each word. Every match has all of them. */
export const searchPieces = (folded: string): readonly string[] =>
  searchWords(folded).flatMap((word) => pieceOfWord(word)?.piece ?? []);

/**
 * Returns the n-gram to query for a folded search. It is the search itself if that is one word of an indexed
 * length. Otherwise it is the longest n-gram with the rarest letters. Returns undefined for an empty search.
 */
export function searchPiece(folded: string): SearchPiece | undefined {
  const words = searchWords(folded);
  if (words.length === 1) return pieceOfWord(words[0] ?? '');
  const [first, ...others] = searchPieces(folded);
  if (first === undefined) return undefined;
  return {
    piece: others.reduce((best, piece) => (isRarer(piece, best) ? piece : best), first),
    exact: false,
  };
}
