import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import type { Saving } from '@/shared/saving/saving';
import { countHeldMs, countSettledMs, HeldCounts, useHeldCounts } from './held-counts';

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
  store: HeldCounts;
}) => {
  const { counts, failed } = useHeldCounts({ pending: of }, changes, store);
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

describe('counts that are held', () => {
  it('are asked for once by all who show them, and again after a minute', async () => {
    const store = new HeldCounts();
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
    await settle(countHeldMs - 1);
    expect(answers).toHaveLength(1);
    await settle(1);
    expect(answers).toHaveLength(2);
    expect(shown()).toEqual(['7', '7']);
  });

  it('drop the late answer to an older question', async () => {
    const store = new HeldCounts();
    const { question, answers } = aQuestion();
    render(<Count of={question} store={store} />);
    await act(async () => void store.ask(question));
    answers[1]?.resolve(8);
    await settle();
    answers[0]?.resolve(7);
    await settle();
    expect(shown()).toEqual(['8']);
  });

  it('drop the late failure of an older question, and say when the last one failed', async () => {
    const store = new HeldCounts();
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

  it('do not fall back to an answer that was asked for before the change', async () => {
    const store = new HeldCounts();
    const { question, answers } = aQuestion();
    const { rerender } = render(<Count of={question} store={store} />);
    answers[0]?.resolve(7);
    await settle(countHeldMs);
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

  it('move once with a change where two of them are the same', async () => {
    const store = new HeldCounts();
    const { question, answers } = aQuestion();
    const Two = ({ changes }: { changes: readonly Change[] }) => {
      const { counts } = useHeldCounts({ tile: question, list: question }, changes, store);
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

  it('are asked for again by the next who shows them after this browser has saved something', async () => {
    const store = new HeldCounts();
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
  ])('are asked for again or not when the last question was %s', async (_, savedBefore, later, times) => {
    const store = new HeldCounts();
    const { question, answers } = aQuestion();
    const askedAt = Date.now();
    store.want(question, 0);
    await settle(later);
    store.want(question, askedAt + savedBefore);
    expect(answers).toHaveLength(times);
  });

  it('take the answer on its way after a change that moves nothing', async () => {
    const store = new HeldCounts();
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

  it('do not show the next person what the last one has asked', async () => {
    const store = new HeldCounts();
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

  it('move with own changes, also between their answer and the next count, which is asked once for many', async () => {
    const store = new HeldCounts();
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
