import { useEffect, useRef, useState } from 'react';

/** The time a pointer must rest before rows may move under it, in ms. */
const restMs = 3_000;

/** Returns whether a pointer is moving over an element, and the handlers for that element. */
export function useMovingPointer() {
  const [isMoving, setIsMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    setIsMoving(false);
  };
  const move = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, restMs);
    setIsMoving(true);
  };
  return { isMoving, handlers: { onPointerMove: move, onPointerDown: move, onPointerLeave: rest } };
}

interface Arrivals<T> {
  /** The entries to show. */
  readonly shown: readonly T[];
  /** Entries held back until the pointer rests or leaves. */
  readonly waiting: readonly T[];
  /** Checks whether an entry arrived after the first list. */
  readonly isNew: (entry: T) => boolean;
}

/**
 * Holds new entries back while `isHeld`, so that rows don't move under the pointer. The first confirmed list
 * is never held back, and its entries don't count as new.
 */
export function useArrivals<T extends { readonly id: string }>(
  current: readonly T[],
  { isHeld, isConfirmed }: { readonly isHeld: boolean; readonly isConfirmed: boolean },
): Arrivals<T> {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const [held, setHeld] = useState<ReadonlySet<string>>();

  if (known === undefined && isConfirmed) setKnown(new Set(current.map(({ id }) => id)));
  if (known !== undefined && isHeld && held === undefined) setHeld(new Set(current.map(({ id }) => id)));
  if (!isHeld && held !== undefined) setHeld(undefined);

  const isShown = ({ id }: T) => held === undefined || held.has(id);
  return {
    shown: current.filter((entry) => isShown(entry)),
    waiting: current.filter((entry) => !isShown(entry)),
    isNew: ({ id }) => known !== undefined && !known.has(id),
  };
}
