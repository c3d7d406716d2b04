import { serverTime } from '@/shared/firebase/fields';
import { clash } from '@/shared/saving/field-functions';
import { type FieldValues, sameValue } from '@/shared/saving/values';
import { contactFrequencies, contactMethods, defaultPreferences } from './schema';

/** Checks whether firestore.rules accept a value as a count. */
const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000);

const isTime = (value: unknown): boolean => value === undefined || value === null || value instanceof Date;

const isMap = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null;

const preferenceNames = [
  'frequency',
  'preferredMethod',
  'optOut',
  'lastContactDate',
  'nextScheduledContact',
] as const;

const within = (list: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && list.includes(value);

/** Returns the stored preferences, or undefined if firestore.rules would refuse them. */
function validPreferences(stored: unknown): FieldValues | undefined {
  const preferences = { ...defaultPreferences, ...(isMap(stored) ? stored : {}) } as FieldValues;
  const isValid =
    Object.keys(preferences).every((name) => within(preferenceNames, name)) &&
    within(contactFrequencies, preferences['frequency']) &&
    within(contactMethods, preferences['preferredMethod']) &&
    typeof preferences['optOut'] === 'boolean' &&
    isTime(preferences['lastContactDate']) &&
    isTime(preferences['nextScheduledContact']);
  return isValid ? preferences : undefined;
}

interface Counted {
  readonly notes?: number;
  readonly mails?: number;
}

/**
 * Returns the contact's counts after notes and e-mails were added or removed (WRK-Q48). Adds to the stored
 * counts, so that two concurrent changes are both counted. Returns no changes for an older record with values
 * that the rules refuse, because the note or e-mail must be saved anyway.
 */
function counted(record: FieldValues, { notes = 0, mails = 0 }: Counted): FieldValues {
  const { interactions, emailCount, lastInteraction, communicationPreferences } = record;
  const preferences = validPreferences(communicationPreferences);
  if (!isCount(interactions) || !isCount(emailCount) || !isTime(lastInteraction) || preferences === undefined)
    return {};
  return {
    interactions: Math.max(0, Number(interactions ?? 0) + notes + mails),
    ...(mails !== 0 && { emailCount: Number(emailCount ?? 0) + mails }),
    ...(notes + mails > 0 && {
      lastInteraction: serverTime,
      communicationPreferences: { ...preferences, lastContactDate: serverTime },
    }),
  };
}

/** Functions that compute fields of a contact, by the names under which the app registers them. */
export const contactDerivers = {
  contactNoteAdded: (record: FieldValues) => counted(record, { notes: 1 }),
  contactNoteRemoved: (record: FieldValues) => counted(record, { notes: -1 }),
  contactNoteBack: (record: FieldValues) => countRestored(record),
  contactMailSent: (record: FieldValues) => counted(record, { mails: 1 }),
};

/** Counts a restored note, without changing the date of last contact. */
function countRestored(record: FieldValues): FieldValues {
  const { interactions } = counted(record, { notes: 1 });
  return interactions === undefined ? {} : { interactions };
}

const later = (one: unknown, other: unknown): unknown =>
  one instanceof Date && other instanceof Date && one.getTime() < other.getTime() ? other : one;

/**
 * Merges two versions of the preferences field by field. Of two new dates of last contact, the later one
 * wins. If both changed another field, it is a conflict.
 */
export function mergePreferences(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isMap(mine) || !isMap(theirs)) return clash;
  const start = isMap(base) ? base : {};
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [was, ours, others] = [start[name] ?? null, mine[name] ?? null, theirs[name] ?? null];
    if (sameValue(ours, others) || sameValue(ours, was)) continue;
    if (sameValue(others, was)) merged[name] = ours;
    else if (name === 'lastContactDate' && ours instanceof Date && others instanceof Date)
      merged[name] = later(ours, others);
    else return clash;
  }
  return merged;
}
