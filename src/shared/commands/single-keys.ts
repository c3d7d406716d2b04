import { useSyncExternalStore } from 'react';

const key = 'acf.single-keys';
const listeners = new Set<() => void>();

/** Checks whether shortcuts without Ctrl or Cmd are on in this browser. They are on by default. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Switches single-key shortcuts on or off, and stores the setting if the browser allows it. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is refused. The shortcuts stay on, but never act in text fields.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether single-key shortcuts are on, and follows changes in other tabs, too. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);
