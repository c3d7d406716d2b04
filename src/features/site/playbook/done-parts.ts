import { useSyncExternalStore } from 'react';

const storageKey = 'acf.starter-pack';
const none = '[]';

const listeners = new Set<() => void>();
/** The ticked parts as JSON: from storage, or from memory if storage is denied. */
let stored: string | undefined;

function read(): string {
  try {
    stored ??= localStorage.getItem(storageKey) ?? none;
  } catch {
    stored = none;
  }
  return stored;
}

function parse(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    stored = undefined;
    changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', follow);
    // Clear the cache: another tab may change the ticks before the next page reads them.
    if (listeners.size === 0) stored = undefined;
  };
}

/** Marks a part of the starter pack as done or not done, in this browser only. */
export function markPart(id: string, isDone: boolean): void {
  const others = parse(read()).filter((each) => each !== id);
  stored = JSON.stringify(isDone ? [...others, id] : others);
  try {
    localStorage.setItem(storageKey, stored);
  } catch {
    // Without storage, the ticks last until the page is closed.
  }
  for (const changed of listeners) changed();
}

/** Returns the ids of the parts ticked in this browser; none while prerendering. */
export const useDoneParts = (): readonly string[] => parse(useSyncExternalStore(subscribe, read, () => none));
