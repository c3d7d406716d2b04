import { useSyncExternalStore } from 'react';

const storageKey = 'acf.starter-pack';
const none = '[]';

const listeners = new Set<() => void>();
/** The ticked parts: from storage, or from memory if storage is refused. */
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
    // Read anew by the next page, which another tab may have changed meanwhile.
    if (listeners.size === 0) stored = undefined;
  };
}

/** Marks a part of the starter pack as done, or as not done. Only this browser knows. */
export function markPart(id: string, isDone: boolean): void {
  const others = parse(read()).filter((each) => each !== id);
  stored = JSON.stringify(isDone ? [...others, id] : others);
  try {
    localStorage.setItem(storageKey, stored);
  } catch {
    // The ticks last as long as the page.
  }
  for (const changed of listeners) changed();
}

/** Returns the ids of the parts that this browser's reader has ticked; none in the prerendered page. */
export const useDoneParts = (): readonly string[] => parse(useSyncExternalStore(subscribe, read, () => none));
