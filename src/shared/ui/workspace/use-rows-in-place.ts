import { type FocusEvent, type PointerEvent, useState } from 'react';

/** The rows of a list, kept in place while a person works in it. */
interface RowsInPlace<T> {
  /** The rows to show. Removed rows keep their places until the person leaves the list. */
  readonly rows: readonly T[];
  /** Keeps the places of the current rows. Call it before an action on one of them. */
  readonly keep: () => void;
  /** Event handlers for the element around the rows. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Keeps rows in place while the pointer or the focus is in their list, so that no other row's button moves
 * under the pointer. New rows are added at the end until then.
 */
export function useRowsInPlace<T extends { readonly id: string }>(current: readonly T[]): RowsInPlace<T> {
  const [kept, setKept] = useState<readonly T[]>([]);
  const [isPointed, setIsPointed] = useState(false);
  const places = new Set(kept.map(({ id }) => id));
  const byId = new Map(current.map((row) => [row.id, row]));
  const rows =
    kept.length === 0
      ? current
      : [...kept.map((row) => byId.get(row.id) ?? row), ...current.filter(({ id }) => !places.has(id))];
  const release = () => setKept([]);
  return {
    rows,
    keep: () => setKept(rows),
    handlers: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: ({ currentTarget, pointerType }) => {
        setIsPointed(false);
        // On touch, the pointer leaves after each press.
        if (pointerType === 'touch') return;
        // A pressed button keeps the focus. Only a keyboard user (`:focus-visible`) is still in the list.
        if (currentTarget.querySelector(':focus-visible') === null) release();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && !isPointed) release();
      },
    },
  };
}
