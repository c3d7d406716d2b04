import { useRef } from 'react';
import type { Selection } from './use-selection';
import { useEscape, useListKeys } from './use-list-keys';
import { useReturnFocus } from './use-return-focus';
import { useRowFocus } from './use-row-focus';

const keyOf = { next: 'j', previous: 'k', select: 'x', search: '/' } as const;

interface ListControlsOptions {
  readonly list: { readonly ids: readonly string[]; readonly isSettled: boolean };
  /** Undefined if the person may not select rows. */
  readonly selection?: Selection | undefined;
  readonly texts: {
    readonly section: string;
    /** Names the keys that the list has. */
    readonly keys?: Readonly<Partial<Record<keyof typeof keyOf, string>>>;
  };
  /** Whether a dialog is open that was opened from a row's menu. */
  readonly isAsking?: boolean;
  /** The record beside the list; empty text without one. */
  readonly open?: string;
  /** Opens a record beside the list; closes it with empty text. */
  readonly onOpen?: (id: string) => void;
}

/** The keyboard of a list: its current row, J and K, X, the search by `/`, Escape, and the focus after a return. */
export function useListControls({
  list: { ids, isSettled },
  selection,
  texts: { section, keys: titles = {} },
  isAsking = false,
  open = '',
  onOpen,
}: ListControlsOptions) {
  const searchBox = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const rows = useRowFocus({
    ids,
    fallback: area,
    isAsking,
    // While a record is open, moving in the list opens the next.
    onMove: (id) => {
      if (open !== '' && id !== open) onOpen?.(id);
    },
    onExtend: (id) => {
      if (selection && !selection.has(id)) selection.toggle(id);
    },
  });
  const comeToCreated = useReturnFocus({ rows, ids, isSettled, open });
  const select = () => {
    if (rows.current !== undefined) selection?.toggle(rows.current);
  };
  const run = {
    next: () => void rows.move(1),
    previous: () => void rows.move(-1),
    select,
    search: () => searchBox.current?.focus(),
  };
  useListKeys(
    section,
    (['next', 'previous', 'select', 'search'] as const).flatMap((name) => {
      const title = titles[name];
      if (title === undefined || (name === 'select' && !selection)) return [];
      return [{ key: keyOf[name], title, run: run[name] }];
    }),
  );

  const close = () => {
    onOpen?.('');
    rows.focusRow(open);
  };
  // Escape closes the open record, then the selection. Like J and K it works wherever the focus is.
  useEscape(() => {
    if (open === '') selection?.clear();
    else close();
  });
  const openRow = (id: string) => {
    rows.setCurrent(id);
    onOpen?.(id);
  };
  return { rows, searchBox, area, openRow, close, comeToCreated };
}

export type ListControls = ReturnType<typeof useListControls>;
