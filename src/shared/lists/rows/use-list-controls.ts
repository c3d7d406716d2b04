import { useRef } from 'react';
import type { Selection } from './use-selection';
import { useEscape, useListKeys } from './use-list-keys';
import { useReturnFocus } from './use-return-focus';
import { useRowFocus } from './use-row-focus';

interface ListControlsOptions {
  readonly list: { readonly ids: readonly string[]; readonly isSettled: boolean };
  /** Undefined if the person may not select rows. */
  readonly selection: Selection | undefined;
  readonly texts: {
    readonly section: string;
    readonly keys: Readonly<Record<'next' | 'previous' | 'select' | 'search', string>>;
  };
  /** Whether a dialog is open that was opened from a row's menu. */
  readonly isAsking: boolean;
  /** The record beside the list; empty text without one. */
  readonly open?: string;
  /** Opens a record beside the list; closes it with empty text. */
  readonly onOpen?: (id: string) => void;
}

/** The keyboard of a list: its current row, J and K, X, the search by `/`, Escape, and the focus after a return. */
export function useListControls({
  list: { ids, isSettled },
  selection,
  texts: { section, keys: titles },
  isAsking,
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
  useListKeys(section, [
    { key: 'j', title: titles.next, run: () => void rows.move(1) },
    { key: 'k', title: titles.previous, run: () => void rows.move(-1) },
    ...(selection ? [{ key: 'x', title: titles.select, run: select }] : []),
    { key: '/', title: titles.search, run: () => searchBox.current?.focus() },
  ]);

  const close = () => {
    onOpen?.('');
    rows.focusRow(open);
  };
  // Escape closes the open record, then the selection. Like J and K it works wherever the focus is.
  useEscape(() => {
    if (open === '') selection?.clear();
    else close();
  });
  return { rows, searchBox, area, close, comeToCreated };
}

export type ListControls = ReturnType<typeof useListControls>;
