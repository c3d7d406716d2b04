import { useCallback, useEffect, useState } from 'react';
import { errorCode } from '@/shared/failures/failure-kind';
import type { Summary } from './summary';

/** What the reading failed by, and when. */
export interface SummaryFailure {
  readonly error: unknown;
  /** Of the database: `permission-denied`; `unknown` for anything else. */
  readonly code: string;
  readonly at: Date;
}

interface SummaryState {
  /** The last summary of this span; undefined until there is one. */
  readonly summary: Summary | undefined;
  readonly failure: SummaryFailure | undefined;
  readonly isReading: boolean;
  /** Reads again now. */
  readonly refresh: () => void;
}

/** Reads the summary of a span; `key` names the span. A failed repetition keeps what was shown. */
export function useSummary(
  key: string,
  read: ((signal: AbortSignal) => Promise<Summary>) | undefined,
): SummaryState {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState<{
    readonly key: string;
    readonly turn: number;
    readonly summary?: Summary | undefined;
    readonly failure?: SummaryFailure | undefined;
  }>();
  const isHeld = held?.key === key;
  const isWanted = read !== undefined && !(isHeld && held.turn === turn);

  useEffect(() => {
    if (!isWanted) return undefined;
    const reading = new AbortController();
    const hold = (part: { readonly summary?: Summary; readonly failure?: SummaryFailure }) =>
      setHeld((before) => ({ ...(before?.key === key && { summary: before.summary }), ...part, key, turn }));
    const take = async () => {
      try {
        const summary = await read(reading.signal);
        if (!reading.signal.aborted) hold({ summary });
      } catch (error) {
        if (reading.signal.aborted) return;
        hold({ failure: { error, code: errorCode(error) ?? 'unknown', at: new Date() } });
      }
    };
    void take();
    return () => reading.abort();
    // The key names what is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, key, turn]);

  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  return {
    summary: isHeld ? held.summary : undefined,
    failure: isHeld ? held.failure : undefined,
    isReading: isWanted,
    refresh,
  };
}
