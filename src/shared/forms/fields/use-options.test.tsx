import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ComboboxOption, useOptions } from './use-options';

const option = (label: string): ComboboxOption => ({ value: label, label });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('The options of a field', () => {
  it('are those that contain the typed text, ignoring case and accents', () => {
    const list = ['Amara Osei', 'Benoît Roy'].map(option);
    const found = (typed: string) =>
      renderHook(() => useOptions(list, typed, true)).result.current.options.map(({ label }) => label);
    expect(found('')).toEqual(['Amara Osei', 'Benoît Roy']);
    expect(found('BENOI')).toEqual(['Benoît Roy']);
    expect(found('ösei')).toEqual(['Amara Osei']);
    expect(found('x')).toEqual([]);
  });

  it('are searched when the field is open and typing has paused for 150 ms', async () => {
    const search = vi.fn(async (typed: string) => [option(typed)]);
    const { result, rerender } = renderHook(({ typed, isOpen }) => useOptions(search, typed, isOpen), {
      initialProps: { typed: 'a', isOpen: false },
    });
    await pass(1_000);
    expect(search).not.toHaveBeenCalled();
    rerender({ typed: 'a', isOpen: true });
    await pass(149);
    rerender({ typed: 'an', isOpen: true });
    await pass(149);
    expect(search).not.toHaveBeenCalled();
    expect(result.current).toEqual({ status: 'searching', options: [] });
    await pass(1);
    expect(search.mock.calls.map(([typed]) => typed)).toEqual(['an']);
    expect(result.current).toMatchObject({ status: 'ready', options: [option('an')] });
  });

  it('ignore a late response to an earlier text', async () => {
    const answers = new Map<string, (options: readonly ComboboxOption[]) => void>();
    const search = (typed: string) =>
      new Promise<readonly ComboboxOption[]>((resolve) => answers.set(typed, resolve));
    const { result, rerender } = renderHook(({ typed }) => useOptions(search, typed, true), {
      initialProps: { typed: 'a' },
    });
    await pass(150);
    rerender({ typed: 'an' });
    await pass(150);
    answers.get('an')?.([option('Ann')]);
    await pass(0);
    answers.get('a')?.([option('Ada')]);
    await pass(0);
    expect(result.current).toMatchObject({ status: 'ready', options: [option('Ann')] });
  });

  it('are empty with the status failed when the search fails', async () => {
    const search = async () => {
      throw new Error('no answer');
    };
    const { result } = renderHook(() => useOptions(search, 'a', true));
    await pass(150);
    expect(result.current).toMatchObject({ status: 'failed', options: [] });
  });
});
