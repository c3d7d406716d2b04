import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection<T extends { readonly id: string } = { readonly id: string }> {
  /** The ids of the selected rows: those on the page in order, then those on other pages. */
  readonly selected: readonly string[];
  /** The records of the selected rows, as last shown. */
  readonly records: readonly T[];
  readonly has: (id: string) => boolean;
  /** Toggles a row. With `range`, selects all rows from the last toggled one to this one. */
  readonly toggle: (id: string, range?: boolean) => void;
  readonly all: 'all' | 'some' | 'none';
  /** Selects all shown rows. Deselects them if all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * Keeps the selection among the shown rows. A row that leaves the page leaves the selection. With `view`, the
 * selection spans the pages of that view and is cleared when the view changes.
 */
export function useSelection<T extends { readonly id: string }>(
  shown: readonly T[],
  view?: string,
): Selection<T> {
  const [held, setHeld] = useState<{
    readonly view: string | undefined;
    readonly rows: ReadonlyMap<string, T>;
  }>({
    view,
    rows: new Map(),
  });
  const [anchor, setAnchor] = useState<string>();
  const shownIds = shown.map(({ id }) => id);
  const elsewhere =
    view === undefined || held.view !== view
      ? []
      : [...held.rows.values()].filter(({ id }) => !shownIds.includes(id));
  const here = held.view === view ? shown.filter(({ id }) => held.rows.has(id)) : [];
  const records = [...here, ...elsewhere];

  const put = (rows: readonly T[]) => setHeld({ view, rows: new Map(rows.map((row) => [row.id, row])) });

  const toggle = (id: string, range = false) => {
    const from = anchor === undefined ? -1 : shownIds.indexOf(anchor);
    const to = shownIds.indexOf(id);
    const row = shown[to];
    if (range && from !== -1 && row) {
      put([...records, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]);
    } else if (records.some((each) => each.id === id)) put(records.filter((each) => each.id !== id));
    else if (row) put([...records, row]);
    setAnchor(id);
  };

  const isAll = here.length > 0 && here.length === shown.length;
  return {
    selected: records.map(({ id }) => id),
    records,
    has: (id) => records.some((each) => each.id === id),
    toggle,
    all: isAll ? 'all' : records.length > 0 ? 'some' : 'none',
    toggleAll: () => put(isAll ? elsewhere : [...shown, ...elsewhere]),
    clear: () => put([]),
  };
}
