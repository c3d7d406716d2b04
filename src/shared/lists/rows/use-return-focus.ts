import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { useRowFocus } from './use-row-focus';

/** The row that last had the focus, by the history key of its list. */
const lastRows = new Map<string, string>();

interface ReturnFocusOptions {
  readonly rows: Pick<ReturnType<typeof useRowFocus>, 'chosen' | 'focusRow'>;
  readonly ids: readonly string[];
  /** True once the server has confirmed the rows. */
  readonly isSettled: boolean;
  /** The id of the row whose panel is open, or an empty string. */
  readonly open?: string;
}

interface Wanted {
  readonly id: string;
  /** With `nowhere`, the row takes the focus only if no other element has it. */
  readonly from: 'nowhere' | 'anywhere';
}

/** Checks whether the focus is on the page or on the heading that a new screen focuses. */
function isFocusLost(): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.tagName === 'H1';
}

/**
 * Restores the focus to a row: when the person returns to the list from the row's page, or when going back
 * closes its panel. The returned function focuses a row that was just created.
 */
export function useReturnFocus({
  rows,
  ids,
  isSettled,
  open = '',
}: ReturnFocusOptions): (createdId: string) => void {
  const { key } = useLocation();
  const last = lastRows.get(key);
  const isReturn = useNavigationType() === NavigationType.Pop && last !== undefined;
  const wanted = useRef<Wanted | undefined>(isReturn ? { id: last, from: 'nowhere' } : undefined);
  const wasOpen = useRef(open);
  const { chosen } = rows;

  useEffect(() => {
    if (chosen !== undefined) lastRows.set(key, chosen);
  }, [key, chosen]);

  useEffect(() => {
    if (wasOpen.current !== '' && open === '') wanted.current = { id: wasOpen.current, from: 'nowhere' };
    wasOpen.current = open;
  }, [open]);

  // Runs after every rendering, because the row, its position and the end of a dialog each cause one.
  useEffect(() => {
    const { id, from } = wanted.current ?? {};
    if (id === undefined || document.querySelector('dialog[open]') !== null) return;
    const isHere = ids.includes(id);
    if (!isHere && !isSettled) return;
    wanted.current = undefined;
    if (isHere && (from === 'anywhere' || isFocusLost())) rows.focusRow(id);
  });

  return (createdId) => {
    wanted.current = { id: createdId, from: 'anywhere' };
  };
}
