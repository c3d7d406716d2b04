import { fold } from '@/shared/search/fold';
import { longestEntry, textGrams } from '@/shared/search/text-pieces';
import { randomId } from '@/shared/lib/random-id';

/** firestore.rules have the same limits. */
export const indexLimits = { grams: longestEntry, entries: 3 } as const;

/** The pieces of folded texts by which a note is found; what exceeds its entries is left out. */
export const noteGrams = (folded: readonly string[]): readonly string[] =>
  textGrams(folded, indexLimits.grams * indexLimits.entries);

/** The pieces in portions of one index entry each. */
export function portions(grams: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(grams.length / indexLimits.grams);
  return Array.from({ length: count }, (_, place) =>
    grams.slice(place * indexLimits.grams, (place + 1) * indexLimits.grams),
  );
}

const lastMillisecond = 9_999_999_999_999;

/**
 * A new id of an index entry, for a note of this time: the order of the ids is that of the notes, newest first, since a search
 * that must also prove who reads a note has no other order.
 */
export const newEntryId = (createdAt: Date): string =>
  `${String(lastMillisecond - createdAt.getTime()).padStart(13, '0')}${randomId()}`;

/** The part of an entry's id that all entries of a note share. */
export const timePartOf = (entryId: string): string => entryId.slice(0, 13);

/** The texts of a note that are searched, folded: title, text, category and the contact's name (WRK-Q66). */
export const searchedTexts = (texts: {
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly contactName?: string | undefined;
}): readonly string[] =>
  [texts.title, texts.category, texts.contactName ?? '', texts.text].map(fold).filter((text) => text !== '');
