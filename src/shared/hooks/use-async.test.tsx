import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DatabaseError } from '@/shared/firebase/database-error';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { useAsync } from './use-async';

/** Returns a source that answers when the test says so. `asked` has the key and signal of each call. */
function slowSource() {
  const asked: { readonly key: string; readonly signal: AbortSignal }[] = [];
  const answers: { readonly resolve: (text: string) => void; readonly reject: (error: unknown) => void }[] =
    [];
  const load = (key: string, signal: AbortSignal) => {
    asked.push({ key, signal });
    return new Promise<string>((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  };
  return { asked, answers, load };
}

interface PageProps {
  readonly load: (key: string, signal: AbortSignal) => Promise<string>;
  readonly keepsPrevious?: boolean;
}

const Page = ({ load, keepsPrevious = false }: PageProps) => {
  const [name, setName] = useState('ann');
  const key = name === '' ? undefined : name;
  const { live, reload, set } = useAsync(key, (signal) => load(name, signal), { keepsPrevious });
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => set('known')}>
        Set
      </button>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <LiveView live={live} retry={reload} loading="Loading the letter…" failed="The letter failed to load.">
        {(text) => <p>Letter: {text}</p>}
      </LiveView>
    </>
  );
};

it('useAsync returns the data and loads it again on request', async () => {
  const { asked, answers, load } = slowSource();
  render(<Page load={load} />);
  answers[0]?.resolve('one');
  expect(await screen.findByText('Letter: one')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByText('Letter: one')).toBeVisible();
  answers[1]?.resolve('two');
  expect(await screen.findByText('Letter: two')).toBeVisible();
  expect(asked.map(({ key }) => key)).toEqual(['ann', 'ann']);
});

it('useAsync aborts the call for an earlier key and ignores its late response', async () => {
  const { asked, answers, load } = slowSource();
  render(<Page load={load} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'e');
  expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['ann', true],
    ['anne', false],
  ]);
  answers[1]?.resolve('of Anne');
  expect(await screen.findByText('Letter: of Anne')).toBeVisible();
  await act(async () => answers[0]?.resolve('of Ann'));
  expect(screen.getByText('Letter: of Anne')).toBeVisible();
  expect(screen.queryByText('Letter: of Ann')).not.toBeInTheDocument();
});

it('useAsync never returns data of another key unless it keeps the previous data', async () => {
  const { answers, load } = slowSource();
  const { unmount } = render(<Page load={load} />);
  answers[0]?.resolve('of Ann');
  await screen.findByText('Letter: of Ann');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'e');
  expect(screen.queryByText('Letter: of Ann')).not.toBeInTheDocument();
  unmount();

  const keeping = slowSource();
  render(<Page load={keeping.load} keepsPrevious />);
  keeping.answers[0]?.resolve('of Ann');
  await screen.findByText('Letter: of Ann');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'e');
  expect(screen.getByText('Letter: of Ann')).toBeVisible();
});

it('useAsync returns the error with the previous data, and retries', async () => {
  const { answers, load } = slowSource();
  render(<Page load={load} />);
  answers[0]?.resolve('one');
  await screen.findByText('Letter: one');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  answers[1]?.reject(new DatabaseError('unavailable', 'No answer'));
  expect(await screen.findByText('The letter failed to load.')).toBeVisible();
  expect(screen.getByText('Letter: one')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  answers[2]?.resolve('three');
  expect(await screen.findByText('Letter: three')).toBeVisible();
  expect(screen.queryByText('The letter failed to load.')).not.toBeInTheDocument();
});

it('useAsync returns a denial as a denial', async () => {
  const { answers, load } = slowSource();
  render(<Page load={load} />);
  answers[0]?.reject(new DatabaseError('permission-denied', 'No'));
  expect(await screen.findByText('The letter failed to load.')).toBeVisible();
  expect(
    screen.getByText(
      'Your account may not see this. Sign out and in again; if it stays like this, ask an administrator for access.',
    ),
  ).toBeVisible();
});

it('useAsync loads nothing without a key, and returns data that is set', async () => {
  const { asked, load } = slowSource();
  render(<Page load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('Letter: known')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(asked.map(({ key }) => key)).toEqual(['ann']);
});

it('useAsync is not loading without a key, and then ignores data that is set', () => {
  const { result } = renderHook(() => useAsync<string>(undefined, async () => 'unused'));
  expect(result.current.isLoading).toBe(false);
  act(() => result.current.set('known'));
  expect(result.current.data).toBeUndefined();
});

it('useAsync waits for a pause in the changes of its key', async () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn(async () => 'found');
    const { rerender } = renderHook(({ key }) => useAsync(key, load, { pauseMs: 300 }), {
      initialProps: { key: 'a' },
    });
    await act(() => vi.advanceTimersByTimeAsync(200));
    rerender({ key: 'an' });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('useAsync does not load again when the component renders again', async () => {
  const load = vi.fn(async () => 'one');
  const { result, rerender } = renderHook(() => useAsync('ann', load));
  await vi.waitFor(() => expect(result.current.data).toBe('one'));
  rerender();
  expect(result.current.live).toEqual({ status: 'ready', data: 'one', fromServer: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['the server takes too long', 'deadline-exceeded', 'timeout'],
  ['the server cannot serve', 'unavailable', 'unavailable'],
  ['the device is offline', 'network-request-failed', 'unavailable'],
  ['something else is wrong', 'internal', 'unknown'],
])('useAsync returns the reason when %s', async (_, code, reason) => {
  const error = Object.assign(new Error('No answer'), { code });
  const { result } = renderHook(() => useAsync('ann', () => Promise.reject(error)));
  await vi.waitFor(() => expect(result.current.live).toEqual({ status: 'failed', reason }));
  expect(result.current.failure?.error).toBe(error);
});
