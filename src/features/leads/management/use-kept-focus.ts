import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Catches the focus when the row that held it leaves the list, so that keyboard and screen reader do not fall back
 * to the top of the page. Put `onFocus` on the list; rows carry `data-row` with their id.
 */
export function useKeptFocus(
  fallback: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
): { readonly onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const focusedRow = useRef<string>(undefined);

  useLayoutEffect(() => {
    const row = focusedRow.current;
    if (row === undefined || rowIds.includes(row) || document.activeElement !== document.body) return;
    focusedRow.current = undefined;
    fallback.current?.focus({ preventScroll: true });
  }, [rowIds, fallback]);

  return {
    onFocus: (event) => {
      const row = event.target.closest<HTMLElement>('[data-row]');
      focusedRow.current = row?.dataset.row;
    },
  };
}
