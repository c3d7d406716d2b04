import { useState } from 'react';

const keyOf = (uid: string): string => `acf.menu.${uid}`;

function read(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) === 'folded';
  } catch {
    return false;
  }
}

/** Returns whether the person has folded the side menu to icons in this browser, and a setter. */
export function useFoldedMenu(uid: string): readonly [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => read(uid));
  const change = (next: boolean) => {
    setFolded(next);
    try {
      if (next) localStorage.setItem(keyOf(uid), 'folded');
      else localStorage.removeItem(keyOf(uid));
    } catch {
      // localStorage is blocked, so the choice lasts until the page is closed.
    }
  };
  return [folded, change];
}
