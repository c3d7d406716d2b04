import type { FormValues } from '../values';

/** The key of a draft: the person, the record (`notes/abc`, or `notes/new`) and the form that edits it. */
export interface DraftPlace {
  readonly uid: string;
  readonly record: string;
  readonly form: string;
}

/** Unsaved work: only the changed fields, as the form reads them. */
export interface Draft {
  /** The time of the last write, in ms since 1970. */
  readonly savedAt: number;
  readonly values: FormValues;
  /** The values of these fields when the person started to edit. */
  readonly base: FormValues;
}

// A fallback if localStorage is refused or full. It lasts as long as the page.
const inMemory = new Map<string, string>();

const prefix = 'acf.draft/';
const keyOf = ({ uid, record, form }: DraftPlace): string => `${prefix}${uid}/${record}/${form}`;

function keptKeys(): readonly string[] {
  try {
    return [...inMemory.keys(), ...Object.keys(localStorage)].filter((key) => key.startsWith(prefix));
  } catch {
    return [...inMemory.keys()];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value['savedAt'] === 'number' &&
  isObject(value['values']) &&
  isObject(value['base']);

/**
 * Returns the person's drafts of this form on this device, newest first. Returns none if they cannot be read.
 */
export function readDrafts(place: DraftPlace): readonly Draft[] {
  try {
    const text = inMemory.get(keyOf(place)) ?? localStorage.getItem(keyOf(place)) ?? '[]';
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored drafts. An empty list removes the entry. */
export function writeDrafts(place: DraftPlace, drafts: readonly Draft[]): void {
  const key = keyOf(place);
  const text = JSON.stringify(drafts);
  inMemory.delete(key);
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (drafts.length > 0) inMemory.set(key, text);
  }
}

/** Checks whether this device has drafts of the person who signed in last. */
export const hasDrafts = (): boolean => keptKeys().length > 0;

/**
 * Deletes other people's drafts from this device, so that the next person at a shared computer cannot see
 * them.
 */
export function deleteDraftsOfOthers(uid: string): void {
  for (const key of keptKeys()) {
    if (key.startsWith(`${prefix}${uid}/`)) continue;
    inMemory.delete(key);
    localStorage.removeItem(key);
  }
}
