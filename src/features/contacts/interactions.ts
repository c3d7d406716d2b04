import { serverTime } from '@/shared/firebase/fields';
import { clash } from '@/shared/saving/field-functions';
import { type FieldValues, sameValue } from '@/shared/saving/values';
import { contactFrequencies, contactMethods, usualPreferences } from './schema';

/** Checks whether a record may have a count, as firestore.rules see it. */
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

/** Returns the stored preferences as firestore.rules take them; undefined where they hold something else. */
function validPreferences(stored: unknown): FieldValues | undefined {
  const preferences = { ...usualPreferences, ...(isMap(stored) ? stored : {}) } as FieldValues;
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
 * Returns what a contact's record says after notes and emails were added or taken away (WRK-Q48). The counts are made of
 * the stored ones, so that two people at once lose none. An older record with values that the rules refuse keeps them
 * all: the note or email must not fail for their sake.
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

/** Names of the derivers that the app registers for the record of a contact. */
export const contactDerivers = {
  contactNoteAdded: (record: FieldValues) => counted(record, { notes: 1 }),
  contactNoteRemoved: (record: FieldValues) => counted(record, { notes: -1 }),
  contactNoteBack: (record: FieldValues) => backAgain(record),
  contactMailSent: (record: FieldValues) => counted(record, { mails: 1 }),
};

/** A note that came back counts again; it is no new contact. */
function backAgain(record: FieldValues): FieldValues {
  const { interactions } = counted(record, { notes: 1 });
  return interactions === undefined ? {} : { interactions };
}

const later = (one: unknown, other: unknown): unknown =>
  one instanceof Date && other instanceof Date && one.getTime() < other.getTime() ? other : one;

/**
 * Merges two people's versions of preferences member by member. Of two new dates of the last contact the later one
 * counts; where both changed another member, a person decides.
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
