import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection<T extends { readonly id: string } = { readonly id: string }> {
  /** The ids of the selected rows: those of the page in order, then those of other pages. */
  readonly selected: readonly string[];
  /** Their records, as they were when last shown. */
  readonly records: readonly T[];
  readonly has: (id: string) => boolean;
  /** Toggles a row; with `range` selects all rows from the last toggled one to this one. */
  readonly toggle: (id: string, range?: boolean) => void;
  readonly all: 'all' | 'some' | 'none';
  /** Selects every shown row, or none of them when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * The selection among the shown rows. A row that leaves the page leaves the selection; where `view` is given, the
 * selection spans the pages of that view instead, and begins anew with another view.
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
