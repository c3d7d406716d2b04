import { fold } from '@/shared/search/fold';
import { type SearchIndex, searchIndex } from '@/shared/search/grams';

/** Computed fields for searching and sorting leads (decision 007). */
export interface LeadSearchFields {
  readonly search: SearchIndex;
  /** Sort keys whose byte order is alphabetical: the name, then the address, and the address alone. */
  readonly sort: { readonly name: string; readonly email: string };
}

/** The same limits as in firestore.rules. */
const limits = { maxLength: 200, maxGrams: 400 };
const longestSortText = 400;

// Folded text has single spaces only. Two spaces after the name sort `ann` before `ann marie`, as a
// dictionary does.
const endOfName = '  ';

// A limit on the name that leaves room for the address in the indexed text.
const longestSearchedName = 60;

/**
 * Returns the search and sort fields of a lead. Save them in the same write as the lead, so that they always
 * match it.
 */
export function leadSearchFields({ name, email }: { name: string; email: string }): LeadSearchFields {
  const address = email.trim().toLowerCase();
  return {
    search: searchIndex([fold(name).slice(0, longestSearchedName).trim(), fold(email)], limits),
    sort: {
      name: `${fold(name)}${endOfName}${address}`.slice(0, longestSortText),
      email: address.slice(0, longestSortText),
    },
  };
}
