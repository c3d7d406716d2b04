import { useState } from 'react';

export type NoteLayout = 'list' | 'grid';

const key = 'acf.notes-view';

/** The layout that this browser remembers; a grid where it remembers none, or cannot say (WRK-242, WRK-243, WRK-Q93). */
function remembered(): NoteLayout {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** How notes are laid out, remembered across visits. */
export function useNoteLayout(): readonly [NoteLayout, (layout: NoteLayout) => void] {
  const [layout, setLayout] = useState(remembered);
  return [
    layout,
    (next) => {
      setLayout(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // A browser that keeps nothing shows it until the page is left.
      }
    },
  ];
}
