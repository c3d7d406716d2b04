import { fold } from '@/shared/search/fold';
import { type SearchIndex, searchIndex } from '@/shared/search/grams';

/** Fields by which the database searches and sorts leads (decision 007). */
export interface LeadSearchFields {
  readonly search: SearchIndex;
  /** Byte order of these is alphabetical order: the name (then the address), and the address. */
  readonly sort: { readonly name: string; readonly email: string };
}

/** firestore.rules have the same limits. */
const limits = { maxLength: 200, maxGrams: 400 };
const longestSortText = 400;

// Folded text has single spaces only, so two after the name sort `ann` before `ann marie`, as a dictionary does.
const endOfName = '  ';

// Leaves room for the address in the indexed text when the name is long.
const longestSearchedName = 60;

/** The search and sort fields of a lead, written in the same write as the lead so that they always match it. */
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
