import { useState } from 'react';

const keyOf = (uid: string): string => `acf.menu.${uid}`;

function read(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) === 'folded';
  } catch {
    return false;
  }
}

/** Whether a person keeps the side menu folded to icons in this browser, and how to change it. */
export function useFoldedMenu(uid: string): readonly [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => read(uid));
  const change = (next: boolean) => {
    setFolded(next);
    try {
      if (next) localStorage.setItem(keyOf(uid), 'folded');
      else localStorage.removeItem(keyOf(uid));
    } catch {
      // Storage is closed: it stays as chosen until the page is left.
    }
  };
  return [folded, change];
}
