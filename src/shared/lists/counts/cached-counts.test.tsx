import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import type { Saving } from '@/shared/saving/saving';
import { countCachedMs, countSettledMs, CachedCounts, useCachedCounts } from './cached-counts';

/** Returns a count whose answers the test gives, in any order. */
function aQuestion(key = 'pending') {
  const answers: { resolve: (count: number) => void; reject: (error: Error) => void }[] = [];
  return {
    answers,
    question: {
      key,
      ask: () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })),
      moved: (changes: readonly { by: number }[]) => changes.reduce((sum, { by }) => sum + by, 0),
    },
  };
}

interface Change {
  readonly id: string;
  readonly by: number;
}

const Count = ({
  of,
  changes = [],
  store,
}: {
  of: ReturnType<typeof aQuestion>['question'];
  changes?: readonly Change[];
  store: CachedCounts;
}) => {
  const { counts, failed } = useCachedCounts({ pending: of }, changes, store);
  return <output>{failed ? 'failed' : (counts.pending ?? 'unknown')}</output>;
};
const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Cached counts', () => {
  it('are requested once for all components, and again after a minute', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    render(
      <>
        <Count of={question} store={store} />
        <Count of={question} store={store} />
      </>,
    );
    expect(shown()).toEqual(['unknown', 'unknown']);
    answers[0]?.resolve(7);
    await settle();
    expect(shown()).toEqual(['7', '7']);
    await settle(countCachedMs - 1);
    expect(answers).toHaveLength(1);
    await settle(1);
    expect(answers).toHaveLength(2);
    expect(shown()).toEqual(['7', '7']);
  });

  it('ignore a late response to an older request', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    render(<Count of={question} store={store} />);
    await act(async () => void store.ask(question));
    answers[1]?.resolve(8);
    await settle();
    answers[0]?.resolve(7);
    await settle();
    expect(shown()).toEqual(['8']);
  });

  it('ignore a late failure of an older request, but report that of the latest', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    render(<Count of={question} store={store} />);
    await act(async () => void store.ask(question));
    answers[1]?.resolve(8);
    answers[0]?.reject(new Error('late'));
    await settle();
    expect(shown()).toEqual(['8']);
    await act(async () => void store.ask(question));
    answers[2]?.reject(new Error('down'));
    await settle();
    expect(shown()).toEqual(['failed']);
  });

  it('ignore a response that was requested before a change', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    const { rerender } = render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle(countCachedMs);
    expect(answers).toHaveLength(2);
    rerender(<Count of={question} changes={[{ id: 'a', by: -1 }]} store={store} />);
    rerender(<Count of={question} changes={[]} store={store} />);
    answers[1]?.resolve(7);
    await settle();
    expect(shown()).toEqual(['6']);
    await settle(countSettledMs);
    answers[2]?.resolve(6);
    await settle();
    expect(shown()).toEqual(['6']);
  });

  it('change only once if two of them have the same key', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    const Two = ({ changes }: { changes: readonly Change[] }) => {
      const { counts } = useCachedCounts({ tile: question, list: question }, changes, store);
      return <output>{`${String(counts.tile)} ${String(counts.list)}`}</output>;
    };
    const { rerender } = render(<Two changes={[]} />);
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(7);
    await settle();
    rerender(<Two changes={[{ id: 'a', by: -1 }]} />);
    expect(shown()).toEqual(['6 6']);
    rerender(<Two changes={[]} />);
    await settle();
    expect(shown()).toEqual(['6 6']);
  });

  it('are requested again by the next component after this browser has saved a change', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    const savedAt = new Map<string, number>();
    setSaving({
      subscribe: () => () => {},
      view: () => ({ changes: [], arrived: [], isKept: true, savedAt }),
    } as Partial<Saving> as Saving);
    onTestFinished(() => setSaving(undefined));
    const first = render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle(1_000);
    first.unmount();
    render(<Count of={question} store={store} />).unmount();
    expect(answers).toHaveLength(1);
    savedAt.set('notes/n', Date.now());
    render(<Count of={question} store={store} />);
    expect(answers).toHaveLength(2);
  });

  it.each([
    ['at the moment of the last save', 0, 0, 2],
    ['a moment after the last save', -1, 0, 1],
    ['59.999 s ago', -1, 59_999, 1],
    ['a minute ago', -1, 60_000, 2],
  ])('are requested again or not if the last request was %s', async (_, savedBefore, later, times) => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    const askedAt = Date.now();
    store.want(question, 0);
    await settle(later);
    store.want(question, askedAt + savedBefore);
    expect(answers).toHaveLength(times);
  });

  it('accept a pending response after a change that does not affect them', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle();
    await act(async () => {
      void store.ask(question);
      store.move('pending', 0);
      store.move('other', 1);
    });
    answers[1]?.resolve(8);
    await settle();
    expect(shown()).toEqual(['8']);
  });

  it('are not shown to the next person who signs in', async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle();
    await act(async () => {
      void store.ask(question);
      store.clear();
    });
    expect(shown()).toEqual(['unknown']);
    answers[1]?.resolve(8);
    await settle();
    expect(shown()).toEqual(['unknown']);
  });

  it("follow the person's changes until the next count, which is requested once for several", async () => {
    const store = new CachedCounts();
    const { question, answers } = aQuestion();
    const changes = [
      { id: 'a', by: -1 },
      { id: 'b', by: -1 },
    ];
    const { rerender } = render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle();
    rerender(<Count of={question} changes={changes} store={store} />);
    expect(shown()).toEqual(['5']);
    rerender(<Count of={question} changes={changes.slice(1)} store={store} />);
    await settle();
    expect(shown()).toEqual(['5']);
    rerender(<Count of={question} changes={[]} store={store} />);
    await settle();
    expect(shown()).toEqual(['5']);
    await settle(countSettledMs);
    expect(answers).toHaveLength(2);
    answers[1]?.resolve(5);
    await settle();
    expect(shown()).toEqual(['5']);
  });
});
