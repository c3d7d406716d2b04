import { fold } from '@/shared/search/fold';
import { type SearchIndex, searchIndex } from '@/shared/search/grams';
import { type ContactSort, contactSorts, contactStatuses } from './schema';

/** One sort key per column. The list sorts by these keys in byte order. */
type SortKeys = Readonly<Record<ContactSort, string>>;

/**
 * Computed fields for searching and sorting contacts (decision 036), plus other fields computed from their
 * input.
 */
export interface DerivedContactFields {
  readonly name: string;
  readonly position: string;
  readonly search: SearchIndex;
  /**
   * Ascending order uses `asc` and descending order `desc`, so that contacts without a value come last in
   * both (WRK-Q38).
   */
  readonly sort: { readonly asc: SortKeys; readonly desc: SortKeys };
}

/** The names of those computed fields. A change of their inputs must list them as derived. */
export const derivedContactNames = ['name', 'position', 'search', 'sort'] as const;

/** The same limits as in firestore.rules. */
const limits = { maxLength: 200, maxGrams: 400 };

// The maximum lengths. They leave room for the other fields after a long name. The company comes last and is
// cut first.
const longest = { name: 60, email: 60, phone: 20, company: 60, key: 100 };

// Folded text has single spaces only. A gap of two spaces sorts `ann` before `ann marie`, as a dictionary
// does.
const gap = '  ';

/** A character that sorts after every folded letter. */
const afterAll = '\uF8FF';

const textIn = (record: Readonly<Record<string, unknown>>, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/** Returns the digits of a phone number, so that `+1 (416) 555-0100` and `1 416 555 0100` are equal. */
export const phoneDigits = (phone: string): string => fold(phone).replaceAll(' ', '');

/**
 * Folds a typed search for comparison with `search.text`. A phone number may be typed with spaces and other
 * characters.
 */
export function foldSearch(typed: string): string {
  const folded = fold(typed);
  return /^[\d ]+$/.test(folded) ? folded.replaceAll(' ', '') : folded;
}

/** Returns a fixed-length key that grows with the age of a time, so that newer times sort first. */
const inverted = (time: unknown): string => {
  const since = time instanceof Date ? time.getTime() : Date.now();
  return (36 ** 8 - 1 - since).toString(36).padStart(8, '0');
};

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** Joins first and last name with one space, as the security rules require. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();

/**
 * Computes a contact's derived fields, to be saved in the same write as their inputs. Accepts stored records
 * that do not fit the schema. Equal values sort by name, then newest first (WRK-Q38).
 */
export function derivedContactFields(record: Readonly<Record<string, unknown>>): DerivedContactFields {
  const [firstName, lastName] = [textIn(record, 'firstName').trim(), textIn(record, 'lastName').trim()];
  const name = fullName({ firstName, lastName }) || textIn(record, 'name').trim();
  const folded = {
    firstName: fold(firstName),
    lastName: fold(lastName),
    email: fold(textIn(record, 'email')),
    phone: phoneDigits(textIn(record, 'phone')),
    company: fold(textIn(record, 'company')),
  };
  const status = textIn(record, 'status');
  const index = contactStatuses.findIndex((each) => each.toLowerCase() === status.toLowerCase());
  const first = {
    ...folded,
    // An e-mail address sorts as written, including its punctuation.
    email: textIn(record, 'email').trim().toLowerCase(),
    // Statuses sort in their usual order.
    status: `${index === -1 ? contactStatuses.length : index}`,
  };
  const end = [folded.lastName, folded.firstName].map((each) => cut(each, longest.name)).join(gap);
  const key = (sort: ContactSort, empty: string): string =>
    [cut(first[sort], longest.key) || empty, end, inverted(record['createdAt'])].join(gap);
  const keys = (empty: string) =>
    Object.fromEntries(contactSorts.map((sort) => [sort, key(sort, empty)])) as SortKeys;
  return {
    name,
    position: textIn(record, 'title'),
    search: searchIndex(
      [
        cut(fold(name), longest.name),
        cut(folded.email, longest.email),
        cut(folded.phone, longest.phone),
        cut(folded.company, longest.company),
      ],
      limits,
    ),
    sort: { asc: keys(afterAll), desc: keys('') },
  };
}
