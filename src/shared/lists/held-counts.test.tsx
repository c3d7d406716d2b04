import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countHeldMs, countSettledMs, HeldCounts, useHeldCounts } from './held-counts';

/** A count whose answers the test gives, in any order. */
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
