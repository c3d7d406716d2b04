import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { useGoal } from './use-goal';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function shown(): { readonly scrolled: readonly unknown[] } {
  const card = document.createElement('div');
  card.dataset.note = 'goal';
  const scrolled: unknown[] = [];
  card.scrollIntoView = (options) => void scrolled.push(options);
  document.body.append(card);
  return { scrolled };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('The link from a task to its goal', () => {
  it('scrolls after 100 ms and highlights the goal for 2000 ms', covers('WRK-349', 'WRK-350'), () => {
    const { scrolled } = shown();
    const bring = vi.fn();
    const { result } = renderHook(() => useGoal(['goal'], bring));
    act(() => result.current.goTo('goal'));
    expect(result.current.highlighted).toBe('goal');
    pass(99);
    expect(scrolled).toEqual([]);
    pass(1);
    expect(scrolled).toHaveLength(1);
    pass(1_899);
    expect(result.current.highlighted).toBe('goal');
    pass(1);
    expect(result.current.highlighted).toBeUndefined();
    expect(bring).not.toHaveBeenCalled();
  });

  it('loads a list with the goal first, and starts timing when the goal appears', () => {
    const { scrolled } = shown();
    const bring = vi.fn();
    const { result, rerender } = renderHook(({ ids }) => useGoal(ids, bring), {
      initialProps: { ids: ['other'] },
    });
    act(() => result.current.goTo('goal'));
    expect(bring).toHaveBeenCalledWith('goal');
    pass(5_000);
    expect(result.current.highlighted).toBeUndefined();
    rerender({ ids: ['goal'] });
    pass(100);
    expect([result.current.highlighted, scrolled.length]).toEqual(['goal', 1]);
    pass(1_900);
  });
});
