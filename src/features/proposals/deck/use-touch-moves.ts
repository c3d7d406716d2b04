import { type PointerEvent, useRef } from 'react';

/** The shortest distance of a swipe, in px. A tap moves less than `tapSlack`. */
const swipeLength = 45;
const tapSlack = 10;

/** The longest press, in ms, that changes slides. A longer one selects text or opens a menu. */
const maxPressMs = 700;

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Checks whether the reader has zoomed in. A finger then pans the page. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.05;

/**
 * Returns the step for a touch. A swipe goes to the next or previous slide; a tap depends on the third of the
 * width it hits.
 */
function stepOf(start: Start, event: PointerEvent<HTMLElement>): number {
  const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
  if (Math.abs(dx) >= swipeLength && Math.abs(dx) > 1.5 * Math.abs(dy)) return dx < 0 ? 1 : -1;
  if (Math.hypot(dx, dy) > tapSlack) return 0;
  if (event.target instanceof Element && event.target.closest('a, button, summary')) return 0;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientX - left) / width;
  return part < 1 / 3 ? -1 : part > 2 / 3 ? 1 : 0;
}

/**
 * Returns handlers that change slides on swipes and taps. Ignores the mouse, a second finger and a zoomed
 * page.
 */
export function useTouchMoves(onMove: (step: number) => void) {
  const start = useRef<Start>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isFirst = event.isPrimary && event.pointerType !== 'mouse' && !isZoomed();
      start.current = isFirst
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : undefined;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== event.pointerId || event.timeStamp - from.at > maxPressMs) return;
      const step = stepOf(from, event);
      if (step !== 0) onMove(step);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
