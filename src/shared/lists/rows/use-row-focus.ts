import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Props of each row's link. */
export interface RowFocus {
  readonly 'data-row-focus': string;
  /** Roving tabindex: Tab reaches only the current row. */
  readonly tabIndex: 0 | -1;
}

interface RowFocusOptions {
  /** The shown rows in order. */
  readonly ids: readonly string[];
  /** Receives the focus when no row is left. */
  readonly fallback: RefObject<HTMLElement | null>;
  /** Called when the keyboard moves to a row. */
  readonly onMove?: (id: string) => void;
  /** True while a dialog is open that a row's menu opened. The row may be gone when it closes. */
  readonly isAsking?: boolean;
  /** Called on Shift with an arrow key, to add the row to the selection. */
  readonly onExtend?: (id: string) => void;
}

/**
 * Moves the focus between rows with the arrow keys, Home and End. `move` serves other keys. If the focused
 * row is removed, the row in its place gets the focus. Put `listProps` on the list and `rowProps` on the one
 * link of each row.
 */
export function useRowFocus({ ids, fallback, isAsking = false, onMove, onExtend }: RowFocusOptions) {
  const list = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const [chosen, setChosen] = useState<string>();
  /** The index of the focused row. */
  const focused = useRef<number>(undefined);
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  useLayoutEffect(() => {
    const place = focused.current;
    if (place === undefined || document.activeElement !== document.body) return;
    const next = ids[Math.min(place, ids.length - 1)];
    if (next !== undefined) focusRow(list.current, next);
    else {
      focused.current = undefined;
      fallback.current?.focus({ preventScroll: true });
    }
  }, [ids, fallback]);

  const wasAsking = useRef(false);
  useEffect(() => {
    const holder = document.activeElement;
    // A closed dialog briefly keeps the focus if the browser cannot return it.
    const isLost = holder === document.body || holder?.closest('dialog') !== null;
    if (wasAsking.current && !isAsking && isLost) {
      if (current === undefined) fallback.current?.focus({ preventScroll: true });
      else focusRow(list.current, current);
    }
    wasAsking.current = isAsking;
  }, [isAsking, current, fallback]);

  const move = (by: number): string | undefined => {
    // If no row has the focus, the first key press focuses the current row itself.
    const isInside = list.current?.contains(document.activeElement) ?? false;
    const from = current === undefined ? -1 : ids.indexOf(current);
    const to = isInside || chosen !== undefined ? from + by : from;
    const next = ids[Math.max(0, Math.min(to, ids.length - 1))];
    if (next === undefined) return undefined;
    setChosen(next);
    focusRow(list.current, next);
    onMove?.(next);
    return next;
  };

  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    Home: -ids.length,
    End: ids.length,
  };

  return {
    current,
    /** The row that last had the focus. Undefined before the first focus. */
    chosen,
    setCurrent: setChosen,
    focusRow: (id: string) => focusRow(list.current, id),
    move,
    listProps: {
      ref: attach,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const id = rowOf(target);
        if (id === undefined) return;
        focused.current = ids.indexOf(id);
        setChosen(id);
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // If nothing else gets the focus, the row may have been removed, so its index is kept.
        if (relatedTarget !== null) focused.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = steps[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        if ((event.target as HTMLElement).closest('[popover]')) return;
        event.preventDefault();
        if (event.shiftKey && current !== undefined) onExtend?.(current);
        const reached = move(step);
        if (event.shiftKey && reached !== undefined) onExtend?.(reached);
      },
    },
    rowProps: (id: string): RowFocus => ({ 'data-row-focus': id, tabIndex: id === current ? 0 : -1 }),
  };
}

function focusRow(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-row-focus="${CSS.escape(id)}"]`)?.focus();
}

const rowOf = (element: Element): string | undefined =>
  element.closest('li, [role="row"]')?.querySelector<HTMLElement>('[data-row-focus]')?.dataset.rowFocus;
