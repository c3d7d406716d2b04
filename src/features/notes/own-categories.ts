import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { sameValue } from '@/shared/saving/values';
import { categoryKey, longestCategory } from '@/shared/settings/own-category';
import { useSettings } from '@/shared/settings/settings';
import { noteCategories } from './schema';

/** A person's own categories: labels by key (WRK-270). */
export type OwnCategories = Readonly<Record<string, string>>;

/** The maximum number of own categories, as in firestore.rules. */
const maxCategories = 50;

const none: OwnCategories = {};
const listeners = new Set<() => void>();
const cache = new Map<string, { readonly text: string; readonly categories: OwnCategories }>();

/** The ids of people whose settings this page has already created. */
const createdSettings = new Set<string>();

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

/** Returns the categories stored in this browser (WRK-271), or none if storage is blocked. */
export function readOwnCategories(uid: string): OwnCategories {
  const cached = cache.get(uid);
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(uid));
  } catch {
    return cached?.categories ?? none;
  }
  if (text === null) return cached?.text === '' ? cached.categories : none;
  if (text !== cached?.text) cache.set(uid, { text, categories: parsed(text) });
  return cache.get(uid)?.categories ?? none;
}

function saveLocally(uid: string, categories: OwnCategories): void {
  const text = JSON.stringify(categories);
  try {
    localStorage.setItem(keyOf(uid), text);
    cache.set(uid, { text, categories });
  } catch {
    cache.set(uid, { text: '', categories });
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the person's own categories from this browser's copy. */
export const useOwnCategories = (uid: string): OwnCategories =>
  useSyncExternalStore(subscribe, () => readOwnCategories(uid));

/** The reasons to refuse a category: no name (WRK-273), too long, already taken, or too many categories. */
export type CategoryRefusal = 'empty' | 'long' | 'taken' | 'many';

/** Checks the name of a new category. Returns its key (WRK-272), or the reason to refuse it. */
export function newCategory(
  label: string,
  own: OwnCategories,
): { readonly key: string } | { readonly refused: CategoryRefusal } {
  const key = categoryKey(label);
  if (key === '') return { refused: 'empty' };
  if (label.trim().length > longestCategory) return { refused: 'long' };
  if (key in own || noteCategories.some((each) => each === key)) return { refused: 'taken' };
  return Object.keys(own).length >= maxCategories ? { refused: 'many' } : { key };
}

/**
 * Syncs the person's categories with their settings, so that every device has them. This browser keeps a
 * copy. Categories that exist only here are uploaded once (WRK-Q70).
 */
export function useCategorySettings({ uid }: Pick<Actor, 'uid'>) {
  const { settings, isKnown, change } = useSettings({ uid });
  const stored = settings?.noteCategories;
  const applyStored = useEffectEvent((remote: OwnCategories | undefined) => {
    const local = readOwnCategories(uid);
    if (remote === undefined && Object.keys(local).length > 0) {
      // A listener may still report new settings as missing. Creating them again would cause a conflict.
      if (createdSettings.has(uid)) return;
      createdSettings.add(uid);
      void change('noteCategories', local);
    } else if (!sameValue(local, remote ?? none)) saveLocally(uid, remote ?? none);
  });
  useEffect(() => {
    if (isKnown) applyStored(stored);
  }, [isKnown, stored]);

  const set = (categories: OwnCategories) => {
    saveLocally(uid, categories);
    createdSettings.add(uid);
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
    /** Removes a category. Notes that have it keep its key (WRK-Q70). */
    remove: (key: string) =>
      set(Object.fromEntries(Object.entries(readOwnCategories(uid)).filter(([each]) => each !== key))),
  };
}
