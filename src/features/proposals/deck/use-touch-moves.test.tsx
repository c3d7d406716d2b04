import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTouchMoves } from './use-touch-moves';

const onMove = vi.fn<(step: number) => void>();

const Stage = () => (
  <main {...useTouchMoves(onMove)}>
    <h1>The plan</h1>
    <a href="#costs">Costs</a>
  </main>
);

/**
 * Simulates a finger that moves between two points and stays down for `ms`. The stage starts at x = 100 and
 * is 900 px wide.
 */
function touch(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  { on = screen.getByRole('heading'), ms = 0, up = {} }: { on?: Element; ms?: number; up?: object } = {},
): number | undefined {
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
  const moment = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  fireEvent.pointerDown(on, { ...finger, clientX: from[0], clientY: from[1] });
  moment.mockReturnValue(1_000 + ms);
  fireEvent.pointerUp(on, { ...finger, clientX: to[0], clientY: to[1], ...up });
  return onMove.mock.calls.at(-1)?.[0];
}

function show(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 900, 600));
  onMove.mockClear();
  render(<Stage />);
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A touch of a slide', () => {
  it.each([
    ['of 45 px to the left', [500, 300], [455, 300], 1],
    ['of 45 px to the right', [500, 300], [545, 300], -1],
    ['of 44 px', [500, 300], [456, 300], undefined],
    ['that goes down by two thirds of its way', [500, 300], [440, 340], undefined],
    ['that goes down by a little less', [500, 300], [440, 339], 1],
  ] as const)('moves after a swipe %s by %s', (_, from, to, step) => {
    show();
    expect(touch(from, to)).toBe(step);
  });

  it.each([
    ['in the left third', [399, 300], [399, 300], -1],
    ['at its edge', [400, 300], [400, 300], undefined],
    ['in the middle', [550, 300], [550, 300], undefined],
    ['at the edge of the right third', [700, 300], [700, 300], undefined],
    ['in the right third', [701, 300], [701, 300], 1],
    ['that slides by 10 px', [790, 300], [796, 308], 1],
    ['that slides by more', [790, 300], [797, 308], undefined],
  ] as const)('moves by the third it hits after a tap %s', (_, from, to, step) => {
    show();
    expect(touch(from, to)).toBe(step);
  });

  it('does not move after a tap on a link, but after a swipe from one', () => {
    show();
    const on = screen.getByRole('link', { name: 'Costs' });
    expect(touch([900, 300], [900, 300], { on })).toBeUndefined();
    expect(touch([900, 300], [800, 300], { on })).toBe(1);
  });

  it('counts for up to 0.7 seconds', () => {
    show();
    expect(touch([900, 300], [900, 300], { ms: 701 })).toBeUndefined();
    expect(touch([900, 300], [900, 300], { ms: 700 })).toBe(1);
  });

  it('does not move while the page is zoomed in', () => {
    show();
    vi.stubGlobal('visualViewport', { scale: 1.06 });
    expect(touch([900, 300], [900, 300])).toBeUndefined();
    vi.stubGlobal('visualViewport', { scale: 1.05 });
    expect(touch([900, 300], [900, 300])).toBe(1);
  });

  it('ends when another finger lifts or the browser cancels it', () => {
    show();
    expect(touch([900, 300], [900, 300], { up: { pointerId: 2 } })).toBeUndefined();
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 900, clientY: 300 };
    fireEvent.pointerDown(screen.getByRole('heading'), finger);
    fireEvent.pointerCancel(screen.getByRole('heading'), finger);
    fireEvent.pointerUp(screen.getByRole('heading'), finger);
    fireEvent.pointerUp(screen.getByRole('heading'), finger);
    expect(onMove).not.toHaveBeenCalled();
  });
});
