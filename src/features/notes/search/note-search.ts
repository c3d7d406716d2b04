import { fold } from '@/shared/search/fold';
import { longestEntry, textGrams } from '@/shared/search/text-pieces';
import { randomId } from '@/shared/lib/random-id';

/** The same limits as in firestore.rules. */
export const indexLimits = { grams: longestEntry, entries: 3 } as const;

/** Returns the n-grams by which a note is found, cut to the size of its index entries. */
export const noteGrams = (folded: readonly string[]): readonly string[] =>
  textGrams(folded, indexLimits.grams * indexLimits.entries);

/** Splits the n-grams into portions, each for one index entry. */
export function portions(grams: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(grams.length / indexLimits.grams);
  return Array.from({ length: count }, (_, index) =>
    grams.slice(index * indexLimits.grams, (index + 1) * indexLimits.grams),
  );
}

const lastMillisecond = 9_999_999_999_999;

/**
 * Returns a new index entry id for a note created at this time. Ids sort newest note first, because a search
 * that also filters by reader can sort only by id.
 */
export const newEntryId = (createdAt: Date): string =>
  `${String(lastMillisecond - createdAt.getTime()).padStart(13, '0')}${randomId()}`;

/** Returns the time part of an entry id, which all entries of a note share. */
export const timePartOf = (entryId: string): string => entryId.slice(0, 13);

/** Returns the searched texts of a note, folded: title, text, category and the contact's name (WRK-Q66). */
export const searchedTexts = (texts: {
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly contactName?: string | undefined;
}): readonly string[] =>
  [texts.title, texts.category, texts.contactName ?? '', texts.text].map(fold).filter((text) => text !== '');
