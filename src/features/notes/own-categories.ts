import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { sameValue } from '@/shared/saving/values';
import { categoryKey, longestCategory } from '@/shared/settings/own-category';
import { useSettings } from '@/shared/settings/settings';
import { noteCategories } from './schema';

/** Categories of a person's own by key, with their labels (WRK-270). */
export type OwnCategories = Readonly<Record<string, string>>;

/** The most own categories, as in firestore.rules. */
const mostCategories = 50;

const none: OwnCategories = {};
const listeners = new Set<() => void>();
const known = new Map<string, { readonly text: string; readonly categories: OwnCategories }>();

/** Whose settings this page has asked to be made. */
const made = new Set<string>();

const keyOf = (uid: string): string => `acf.note-categories/${uid}`;

function parsed(text: string): OwnCategories {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return none;
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return none;
  }
}

/** The categories kept in this browser (WRK-271); none where its storage cannot be read. */
export function readOwnCategories(uid: string): OwnCategories {
  const held = known.get(uid);
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(uid));
  } catch {
    return held?.categories ?? none;
  }
  if (text === null) return held?.text === '' ? held.categories : none;
  if (text !== held?.text) known.set(uid, { text, categories: parsed(text) });
  return known.get(uid)?.categories ?? none;
}

function keep(uid: string, categories: OwnCategories): void {
  const text = JSON.stringify(categories);
  try {
    localStorage.setItem(keyOf(uid), text);
    known.set(uid, { text, categories });
  } catch {
    known.set(uid, { text: '', categories });
  }
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's own categories, as this browser knows them. */
export const useOwnCategories = (uid: string): OwnCategories =>
  useSyncExternalStore(follow, () => readOwnCategories(uid));

/** Why a category was not added: it has no name (WRK-273), a long one, one that is taken, or there are too many. */
export type CategoryRefusal = 'empty' | 'long' | 'taken' | 'many';

/** Whether a name may be that of a new category: its key (WRK-272), or why not. */
export function newCategory(
  label: string,
  own: OwnCategories,
): { readonly key: string } | { readonly refused: CategoryRefusal } {
  const key = categoryKey(label);
  if (key === '') return { refused: 'empty' };
  if (label.trim().length > longestCategory) return { refused: 'long' };
  if (key in own || noteCategories.some((each) => each === key)) return { refused: 'taken' };
  return Object.keys(own).length >= mostCategories ? { refused: 'many' } : { key };
}

/**
 * Keeps the person's categories in their settings, so that every device has them; this browser has a copy, and what it alone has
 * is brought in once (WRK-Q70).
 */
export function useCategorySettings({ uid }: Pick<Actor, 'uid'>) {
  const { settings, isKnown, change } = useSettings({ uid });
  const kept = settings?.noteCategories;
  const take = useEffectEvent((stored: OwnCategories | undefined) => {
    const local = readOwnCategories(uid);
    if (stored === undefined && Object.keys(local).length > 0) {
      // Settings that were made a moment ago may be seen as missing once more: making them again would clash.
      if (made.has(uid)) return;
      made.add(uid);
      void change('noteCategories', local);
    } else if (!sameValue(local, stored ?? none)) keep(uid, stored ?? none);
  });
  useEffect(() => {
    if (isKnown) take(kept);
  }, [isKnown, kept]);

  const set = (categories: OwnCategories) => {
    keep(uid, categories);
    made.add(uid);
    void change('noteCategories', categories);
  };
  return {
    isKnown,
    add: (label: string) => {
      const own = readOwnCategories(uid);
      const result = newCategory(label, own);
      if ('key' in result) set({ ...own, [result.key]: label.trim() });
      return result;
    },
    /** Notes that have the category keep its key (WRK-Q70). */
    remove: (key: string) =>
      set(Object.fromEntries(Object.entries(readOwnCategories(uid)).filter(([each]) => each !== key))),
  };
}
