import { useSyncExternalStore } from 'react';
import { noteCategories } from './schema';

/** Categories of a person's own by key, with their labels (WRK-270). */
export type OwnCategories = Readonly<Record<string, string>>;

/** The most characters of a category's name (WRK-Q70). */
export const longestCategory = 40;

const storageKey = 'acf.note-categories';
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly categories: OwnCategories } = {
  text: null,
  categories: {},
};

function parsed(text: string | null): OwnCategories {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** The categories kept in this browser (WRK-271); none where its storage cannot be read. */
export function readOwnCategories(): OwnCategories {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    return known.categories;
  }
  if (text !== known.text) known = { text, categories: parsed(text) };
  return known.categories;
}

function keep(categories: OwnCategories): void {
  const text = JSON.stringify(categories);
  try {
    localStorage.setItem(storageKey, text);
    known = { text, categories };
  } catch {
    known = { text: known.text, categories };
  }
  for (const listener of listeners) listener();
}

/** The key of an own category (WRK-272). */
export const categoryKey = (label: string): string => label.trim().toLowerCase().replaceAll(' ', '_');

/** Adds a category and returns its key, or says why not: it has no name (WRK-273), a long one, or one that is taken. */
export function addOwnCategory(
  label: string,
): { readonly key: string } | { readonly refused: 'empty' | 'long' | 'taken' } {
  const name = label.trim();
  const key = categoryKey(name);
  if (name === '') return { refused: 'empty' };
  if (name.length > longestCategory) return { refused: 'long' };
  const own = readOwnCategories();
  if (key in own || noteCategories.some((each) => each === key)) return { refused: 'taken' };
  keep({ ...own, [key]: name });
  return { key };
}

/** Takes a category out of the list; notes that have it keep its key (WRK-Q70). */
export function removeOwnCategory(key: string): void {
  const { [key]: _, ...left } = readOwnCategories();
  keep(left);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's own categories in this browser. */
export const useOwnCategories = (): OwnCategories => useSyncExternalStore(follow, readOwnCategories);
