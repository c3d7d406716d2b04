import { useState } from 'react';

export type NoteLayout = 'list' | 'grid';

const key = 'acf.notes-view';

/**
 * Returns the layout stored in this browser. Defaults to a grid if none is stored or storage is blocked
 * (WRK-242, WRK-243, WRK-Q93).
 */
function readStoredLayout(): NoteLayout {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Returns the layout of the notes and its setter. The choice is stored across visits. */
export function useNoteLayout(): readonly [NoteLayout, (layout: NoteLayout) => void] {
  const [layout, setLayout] = useState(readStoredLayout);
  return [
    layout,
    (next) => {
      setLayout(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // If storage is blocked, the layout lasts until the page is closed.
      }
    },
  ];
}
