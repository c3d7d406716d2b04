import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  /** The selected rows among the shown ones, in order. */
  readonly selected: readonly string[];
  readonly has: (id: string) => boolean;
  /** Toggles a row; with `range` selects all rows from the last toggled one to this one. */
  readonly toggle: (id: string, range?: boolean) => void;
  readonly all: 'all' | 'some' | 'none';
  /** Selects every shown row, or none when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** The selection among the shown rows; a row that leaves the page leaves the selection. */
export function useSelection(shown: readonly { readonly id: string }[]): Selection {
  const shownIds = shown.map(({ id }) => id);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const selected = shownIds.filter((id) => ids.has(id));

  const toggle = (id: string, range = false) => {
    const next = new Set(selected);
    const from = anchor === undefined ? -1 : shownIds.indexOf(anchor);
    const to = shownIds.indexOf(id);
    if (range && from !== -1 && to !== -1) {
      for (const each of shownIds.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    } else if (next.has(id)) next.delete(id);
    else next.add(id);
    setAnchor(id);
    setIds(next);
  };

  const isAll = selected.length > 0 && selected.length === shownIds.length;
  return {
    selected,
    has: (id) => ids.has(id),
    toggle,
    all: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
    toggleAll: () => setIds(new Set(isAll ? [] : shownIds)),
    clear: () => setIds(new Set()),
  };
}
