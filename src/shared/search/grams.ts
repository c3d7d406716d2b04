/** Pieces of a folded text that are kept in the database, by length (decision 007). */
export const gramLengths = [1, 2, 3, 4, 6] as const;

const longest = 6;

/** Stands between the fields of a searchable text; nobody can type it, since folding drops it. */
const fieldSeparator = '|';

// Half of a character outside the basic plane is no text that the database takes.
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

/** What is stored beside a record so that any part of its text finds it. */
export interface SearchIndex {
  /** The folded fields, joined by `|`. */
  readonly text: string;
  /** Every distinct piece of `text` of 1, 2, 3, 4 and 6 characters. */
  readonly grams: readonly string[];
}

/**
 * Indexes folded fields. The end of a text that would bring more than `maxGrams` pieces or is longer than `maxLength`
 * characters is left out of both, so that text and pieces always agree.
 */
export function searchIndex(
  folded: readonly string[],
  { maxLength, maxGrams }: { readonly maxLength: number; readonly maxGrams: number },
): SearchIndex {
  const cut = (whole: string, length: number) => whole.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  let text = cut(folded.join(fieldSeparator), maxLength);
  let grams = gramsOf(text);
  while (grams.size > maxGrams) {
    // A character brings at most one piece of each length.
    text = cut(text, text.length - Math.ceil((grams.size - maxGrams) / gramLengths.length));
    grams = gramsOf(text);
  }
  return { text, grams: [...grams] };
}

/** The one piece the database is asked for; `exact`: all that holds it is found, nothing need be checked. */
export interface SearchPiece {
  readonly piece: string;
  readonly exact: boolean;
}

// Letters of names and addresses in North America, the most frequent first; digits and other scripts count as rare.
const byFrequency = 'aeinorls mtchdgubkpyjvfwzxq';

function rarity(piece: string): number {
  let sum = 0;
  for (const letter of piece) {
    const place = byFrequency.indexOf(letter);
    sum += place === -1 ? byFrequency.length : place;
  }
  return sum;
}

/**
 * The piece of a folded search to ask the database for: the search itself where its length is kept, else its piece
 * with the rarest letters. Undefined for an empty search.
 */
export function searchPiece(folded: string): SearchPiece | undefined {
  if (folded === '') return undefined;
  if (gramLengths.some((length) => length === folded.length)) return { piece: folded, exact: true };
  for (const length of gramLengths.toReversed()) {
    if (length > Math.min(folded.length, longest)) continue;
    const [first, ...others] = piecesOf(folded, length);
    if (first === undefined) continue;
    const rarest = others.reduce((best, piece) => (rarity(piece) > rarity(best) ? piece : best), first);
    return { piece: rarest, exact: false };
  }
  return undefined;
}
