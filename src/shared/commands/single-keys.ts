import { useSyncExternalStore } from 'react';

const key = 'acf.single-keys';
const listeners = new Set<() => void>();

/** Whether shortcuts without Ctrl or Cmd are on in this browser; they are until somebody switches them off. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Switches them and remembers it where storage is open. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is closed: they stay on, and never act where text is typed.
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

/** Follows the switch, from other tabs too. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);
