import { fold } from '@/shared/search/fold';
import { type SearchIndex, searchIndex } from '@/shared/search/grams';

/** What a lead carries so that it can be found and sorted by the database (decision 007). */
export interface LeadSearchFields {
  readonly search: SearchIndex;
  /** Text whose order by bytes is a dictionary's: the name (then the address), and the address. */
  readonly sort: { readonly name: string; readonly email: string };
}

/** The same limits stand in firestore.rules. */
const limits = { maxLength: 200, maxGrams: 400 };
const longestSortText = 400;

// Folded text has single spaces only: two put `ann` before `ann marie`, as a dictionary does.
const endOfName = '  ';

// A long name leaves room for the address, by which people are found as well.
const longestSearchedName = 60;

/** The fields by which a lead is found and sorted; written with it, so that they cannot lag. */
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
