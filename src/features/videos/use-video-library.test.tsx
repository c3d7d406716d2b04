import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInVideos, type Video } from '@/content/pages/videos';
import { type ReadLibrary, useVideoLibrary } from './use-video-library';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [built] = builtInVideos;
const stored: readonly Video[] = built ? [{ ...built, id: 'stored' }] : [];

function show(read: ReadLibrary) {
  let want: () => void = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const { result, unmount } = renderHook(() => useVideoLibrary(builtInVideos, wanted, read));
  return {
    shown: () => [result.current.phase, result.current.videos.length],
    want: () => act(async () => want()),
    unmount,
  };
}
/** Reads until the library comes, or until the page gives up. */
function reading() {
  let arrive: (videos: readonly Video[]) => void = () => {};
  const read = vi.fn<ReadLibrary>(
    (signal) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        signal.addEventListener('abort', () => reject(new Error('The time is over.')));
      }),
  );
  return { read, arrive: (videos: readonly Video[]) => act(async () => arrive(videos)) };
}

describe('the video library', () => {
  it('is the built-in one until the stored one is wanted and has come', async () => {
    const { read, arrive } = reading();
    const { shown, want } = show(read);
    expect(shown()).toEqual(['built-in', 4]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(read).not.toHaveBeenCalled();
    await want();
    expect(shown()).toEqual(['reading', 4]);
    await arrive(stored);
    expect(shown()).toEqual(['read', 1]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).toEqual(['read', 1]);
  });

  it('stays the built-in one if nothing was ever stored', async () => {
    const { shown, want } = show(async () => []);
    await want();
    expect(shown()).toEqual(['read', 4]);
  });

  it('stays the built-in one if the stored one takes longer than ten seconds', async () => {
    const { read } = reading();
    const { shown, want } = show(read);
    await want();
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(shown()).toEqual(['reading', 4]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toEqual(['unreached', 4]);
  });

  it('is not read for a visitor who has left, and no longer for one who leaves', async () => {
    const early = reading();
    const left = show(early.read);
    left.unmount();
    await left.want();
    expect(early.read).not.toHaveBeenCalled();
    const late = reading();
    const leaving = show(late.read);
    await leaving.want();
    leaving.unmount();
    expect(late.read.mock.calls[0]?.[0].aborted).toBe(true);
  });
});
