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
    /** The names of the list's keyboard shortcuts. */
    readonly keys?: Readonly<Partial<Record<keyof typeof keyOf, string>>>;
  };
  /** True while a dialog is open that a row's menu opened. */
  readonly isAsking?: boolean;
  /** The id of the record beside the list, or an empty string. */
  readonly open?: string;
  /** Opens a record beside the list. Closes it if the id is empty. */
  readonly onOpen?: (id: string) => void;
}

/**
 * Handles the keyboard in a list: the current row, J and K, X, `/` for search, Escape. Restores the focus
 * after a return.
 */
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
    // While a record is open, moving to a row opens it.
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
  // Escape closes the open record, then clears the selection. Like J and K, it works wherever the focus is.
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
