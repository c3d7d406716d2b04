/** Time and timers, which tests replace. */
export interface Clock {
  now(): number;
  /** Calls `then` after `milliseconds`. Returns the function that cancels it. */
  after(milliseconds: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
