import { fold } from './fold';
import { type SearchIndex, searchIndex } from './grams';

/** firestore.rules have the same limits. */
const limits = { maxLength: 200, maxGrams: 400 };

/** Leaves room for the other fields when one is long. */
const longest = 60;

/** Indexes the texts by which people find a record. The order of `text` is that of the first one. */
export const searchOf = (texts: readonly string[]): SearchIndex =>
  searchIndex(
    texts.map((text) =>
      fold(text)
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim(),
    ),
    limits,
  );

/** Computes the search fields of a record from the fields that `of` names. */
export const derivedSearch = (record: Readonly<Record<string, unknown>>, of: readonly string[]) => ({
  search: searchOf(of.map((field) => (typeof record[field] === 'string' ? record[field] : ''))),
});
