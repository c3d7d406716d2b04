/** The time given to some work ran out; the work itself may still succeed later. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Settles like `work`, or rejects with a DeadlineError after `milliseconds`. The work is not cancelled. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
