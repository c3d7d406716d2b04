import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { useRowFocus } from './use-row-focus';

/** The row that last had the focus, by the history entry of its list. */
const lastRows = new Map<string, string>();

interface ReturnFocusOptions {
  readonly rows: Pick<ReturnType<typeof useRowFocus>, 'chosen' | 'focusRow'>;
  readonly ids: readonly string[];
  /** True once the server has confirmed the rows. */
  readonly isSettled: boolean;
  /** The row whose panel is open; empty text without one. */
  readonly open?: string;
}

interface Wanted {
  readonly id: string;
  /** The row takes the focus only if it is lost, or from anywhere. */
  readonly from: 'nowhere' | 'anywhere';
}

/** Checks whether the focus is on nothing that a person chose: the page, or the heading that a new screen focuses. */
function isFocusLost(): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.tagName === 'H1';
}

/**
 * Gives the focus back to a row of a list: after the person came back to the list from the row's own page, after going back
 * closed its panel, and, with the returned function, to a row that was just created.
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

  // The row, its place and the end of a dialog each come with a rendering.
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
