import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { CallCounts } from './limits';

const limit = { name: 'read', perMinute: 2 };

/** Counts with a clock that a test moves. */
function counting() {
  const clock = { now: 1_000_000 };
  const counts = new CallCounts(() => clock.now);
  /** Returns the seconds to wait; undefined for a call that is allowed. */
  const take = (who: string): number | undefined => {
    try {
      counts.take(limit, who);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rate-limited') throw error;
      return error.retryAfter;
    }
  };
  return { clock, counts, take };
}

describe('a limit of two calls a minute', () => {
  it('refuses the third call and says how many seconds to wait', () => {
    const { clock, take } = counting();
    expect([take('mia'), take('mia'), take('mia')]).toEqual([undefined, undefined, 60]);
    expect(take('theo')).toBeUndefined();
    for (const [passed, seconds] of [
      [1, 60],
      [1_000, 59],
      [59_000, 1],
      [59_999, 1],
    ] as const) {
      clock.now = 1_000_000 + passed;
      expect(take('mia'), `after ${passed} ms`).toBe(seconds);
    }
  });

  it('starts again with the call exactly a minute after the first', () => {
    const { clock, take } = counting();
    take('mia');
    clock.now += 59_999;
    take('mia');
    expect(take('mia')).toBe(1);
    clock.now += 1;
    expect([take('mia'), take('mia'), take('mia')]).toEqual([undefined, undefined, 60]);
  });

  it('reports the used calls until the minute is over', () => {
    const { clock, counts, take } = counting();
    expect(counts.use(limit, 'mia')).toEqual({ name: 'read', perMinute: 2, used: 0, endsAt: 1_060_000 });
    take('mia');
    clock.now += 59_999;
    expect(counts.use(limit, 'mia')).toMatchObject({ used: 1, endsAt: 1_060_000 });
    expect(counts.use(limit, 'theo')).toMatchObject({ used: 0, endsAt: 1_119_999 });
    clock.now += 1;
    expect(counts.use(limit, 'mia')).toMatchObject({ used: 0, endsAt: 1_120_000 });
  });

  it('forgets addresses after their minute and checks for old ones once a minute', () => {
    const { clock, counts, take } = counting();
    const kept = () => [...(Reflect.get(counts, 'windows') as Map<string, unknown>).keys()];
    take('first');
    clock.now += 1;
    take('second');
    clock.now += 59_999;
    take('third');
    expect(kept()).toEqual(['read second', 'read third']);
    // The second window is over, but less than a minute has passed since the last pruning.
    clock.now += 59_999;
    take('third');
    expect(kept()).toEqual(['read second', 'read third']);
    clock.now += 1;
    take('fourth');
    expect(kept()).toEqual(['read fourth']);
  });
});
