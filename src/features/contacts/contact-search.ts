import { fold } from '@/shared/search/fold';
import { type SearchIndex, searchIndex } from '@/shared/search/grams';
import { type ContactSort, contactSorts, contactStatuses } from './schema';

/** One composed text for each column, in whose order by bytes the list stands. */
type SortKeys = Readonly<Record<ContactSort, string>>;

/** Fields by which the database searches and sorts contacts (decision 036), and other fields that follow from some. */
export interface DerivedContactFields {
  readonly name: string;
  readonly position: string;
  readonly search: SearchIndex;
  /** Rising order uses `asc`, falling order `desc`: contacts without a value stand last in both (WRK-Q38). */
  readonly sort: { readonly asc: SortKeys; readonly desc: SortKeys };
}

/** The names of those fields, for changes of what they are made of. */
export const derivedContactNames = ['name', 'position', 'search', 'sort'] as const;

/** firestore.rules have the same limits. */
const limits = { maxLength: 200, maxGrams: 400 };

// The name leaves room for the others when it is long; the company, which is the last, is cut first.
const longest = { name: 60, email: 60, phone: 20, company: 60, key: 100 };

// Folded text has single spaces only, so two after a value sort `ann` before `ann marie`, as a dictionary does.
const gap = '  ';

/** Sorts after every folded letter. */
const afterAll = '\uF8FF';

const textIn = (record: Readonly<Record<string, unknown>>, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/** The digits of a phone number: `+1 (416) 555-0100` and `1 416 555 0100` are the same one. */
export const phoneDigits = (phone: string): string => fold(phone).replaceAll(' ', '');

/** A typed search as it is compared with `search.text`: a phone number may be typed with spaces and other signs. */
export function foldSearch(typed: string): string {
  const folded = fold(typed);
  return /^[\d ]+$/.test(folded) ? folded.replaceAll(' ', '') : folded;
}

/** Grows as a time gets older; of always the same length. */
const inverted = (time: unknown): string => {
  const since = time instanceof Date ? time.getTime() : Date.now();
  return (36 ** 8 - 1 - since).toString(36).padStart(8, '0');
};

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** Whole names as the rules want them: first and last name with one space between. */
export const wholeName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();

/**
 * What is made of a contact's other fields, written in the same write so that it always fits them. Takes what is
 * stored, which need not fit the schema. Equal values stand by name, then the newest first (WRK-Q38).
 */
export function derivedContactFields(record: Readonly<Record<string, unknown>>): DerivedContactFields {
  const [firstName, lastName] = [textIn(record, 'firstName').trim(), textIn(record, 'lastName').trim()];
  const name = wholeName({ firstName, lastName }) || textIn(record, 'name').trim();
  const folded = {
    firstName: fold(firstName),
    lastName: fold(lastName),
    email: fold(textIn(record, 'email')),
    phone: phoneDigits(textIn(record, 'phone')),
    company: fold(textIn(record, 'company')),
  };
  const status = textIn(record, 'status');
  const place = contactStatuses.findIndex((each) => each.toLowerCase() === status.toLowerCase());
  const first = {
    ...folded,
    // An address sorts as it is written, not without its signs.
    email: textIn(record, 'email').trim().toLowerCase(),
    // Statuses stand in their usual order.
    status: `${place === -1 ? contactStatuses.length : place}`,
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
