import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** What a row's link carries, so that the keyboard finds it. */
export interface RowFocus {
  readonly 'data-row-focus': string;
  /** The list is one stop for Tab: only the current row can be reached by it. */
  readonly tabIndex: 0 | -1;
}

interface RowFocusOptions {
  /** The rows shown, in their order. */
  readonly ids: readonly string[];
  /** Receives the focus when no row is left to take it. */
  readonly fallback: RefObject<HTMLElement | null>;
  /** Called with the row that the keyboard comes to. */
  readonly onMove?: (id: string) => void;
  /** Whether a dialog stands open that a row's menu opened: the row may be gone when it closes. */
  readonly isAsking?: boolean;
  /** Called with Shift and an arrow: the row joins the selection. */
  readonly onExtend?: (id: string) => void;
}

/**
 * Moves the focus over the rows of a list by arrows, Home and End (and `move`, for other keys), and catches it when the
 * row that holds it leaves: the row that takes its place has it then. Put `listProps` on the list and `rowProps` on the
 * one link of each row.
 */
export function useRowFocus({ ids, fallback, isAsking = false, onMove, onExtend }: RowFocusOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  /** The place of the row that holds the focus. */
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
    // The browser leaves the focus in a closed dialog for a moment when there is nothing to give it back to.
    const isLost = holder === document.body || holder?.closest('dialog') !== null;
    if (wasAsking.current && !isAsking && isLost) {
      if (current === undefined) fallback.current?.focus({ preventScroll: true });
      else focusRow(list.current, current);
    }
    wasAsking.current = isAsking;
  }, [isAsking, current, fallback]);

  const move = (by: number): string | undefined => {
    // Before anything has the focus, the first press comes to the current row itself.
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
    setCurrent: setChosen,
    focusRow: (id: string) => focusRow(list.current, id),
    move,
    listProps: {
      ref: list,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const id = rowOf(target);
        if (id === undefined) return;
        focused.current = ids.indexOf(id);
        setChosen(id);
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // Without a new place the row itself may be on its way out.
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
  element.closest('li')?.querySelector<HTMLElement>('[data-row-focus]')?.dataset.rowFocus;
