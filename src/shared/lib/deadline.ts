/** Thrown when some work takes too long. The work itself may still succeed later. */
export class DeadlineError extends Error {
  override readonly name: string = 'DeadlineError';
}

/**
 * Settles like `work`, or rejects with `reason` after `milliseconds` (a DeadlineError by default). Does not
 * cancel the work.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  reason: Error = new DeadlineError(`no answer within ${milliseconds} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(reason), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a signal that aborts with a DeadlineError after `milliseconds`. Unlike `AbortSignal.timeout`, it
 * uses the clock that tests control.
 */
export function deadlineSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DeadlineError(`no answer within ${milliseconds} ms`)), milliseconds);
  return controller.signal;
}

/** The time limit for an answer of the identity provider, in ms. */
export const authTimeoutMs = 10_000;
