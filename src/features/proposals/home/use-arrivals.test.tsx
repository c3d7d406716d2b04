import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrivals, useMovingPointer } from './use-arrivals';

const List = ({ ids, isConfirmed = true }: { readonly ids: string; readonly isConfirmed?: boolean }) => {
  const { isMoving, handlers } = useMovingPointer();
  const entries = ids === '' ? [] : ids.split(' ').map((id) => ({ id }));
  const { shown, waiting, isNew } = useArrivals(entries, { isHeld: isMoving, isConfirmed });
  return (
    <ul aria-label="List" {...handlers}>
      {shown.map((entry) => (
        <li key={entry.id}>{isNew(entry) ? `${entry.id} new` : entry.id}</li>
      ))}
      {waiting.map(({ id }) => (
        <li key={id}>{`${id} waits`}</li>
      ))}
    </ul>
  );
};

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const list = () => screen.getByRole('list', { name: 'List' });
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('Entries that arrive in an open list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are marked as new, unlike the first list', () => {
    const { rerender } = render(<List ids="a" isConfirmed={false} />);
    rerender(<List ids="b a" />);
    expect(lines()).toEqual(['b', 'a']);
    rerender(<List ids="c b a" />);
    expect(lines()).toEqual(['c new', 'b', 'a']);
  });

  it('wait while the pointer moves over the list, and appear when it leaves', () => {
    const { rerender } = render(<List ids="a" />);
    fireEvent.pointerMove(list());
    rerender(<List ids="b a" />);
    expect(lines()).toEqual(['a', 'b waits']);
    fireEvent.pointerLeave(list());
    expect(lines()).toEqual(['b new', 'a']);
  });

  it('appear within 5 seconds under a resting pointer', () => {
    const { rerender } = render(<List ids="a" />);
    fireEvent.pointerMove(list());
    rerender(<List ids="b a" />);
    pass(2_000);
    fireEvent.pointerMove(list());
    pass(2_000);
    expect(lines()).toEqual(['a', 'b waits']);
    pass(3_000);
    expect(lines()).toEqual(['b new', 'a']);
  });

  it('are shown at once if they are the first', () => {
    const { rerender } = render(<List ids="" isConfirmed={false} />);
    fireEvent.pointerMove(list());
    rerender(<List ids="b a" />);
    expect(lines()).toEqual(['b', 'a']);
  });

  it('are removed at once when they are deleted', () => {
    const { rerender } = render(<List ids="b a" />);
    fireEvent.pointerMove(list());
    rerender(<List ids="a" />);
    expect(lines()).toEqual(['a']);
  });
});
