import type { FailureKind } from '@/shared/failures/failure-kind';
import type { FirstOutcome } from '@/shared/saving/saving';
import type { Handle } from './report-outcome';

/**
 * Returns the change with a text for its refusal, if only another read can tell the reason. `find` returns
 * undefined if the screen's own text applies. It must not reject.
 */
export function withReason<H extends Handle>(
  handle: H,
  find: (because: FailureKind) => Promise<string | undefined>,
): H {
  const explain = async <O extends FirstOutcome>(attempt: Promise<O>): Promise<O> => {
    const outcome = await attempt;
    if (outcome.state !== 'refused') return outcome;
    const text = await find(outcome.because);
    return text === undefined ? outcome : { ...outcome, text };
  };
  return { ...handle, tried: explain(handle.tried), settled: explain(handle.settled) };
}
