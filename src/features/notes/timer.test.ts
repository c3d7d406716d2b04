import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { clockTime, mergeTimers, started, stopped, timeOf } from './timer';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1_000);

describe('a timer', () => {
  it(
    'counts by the clock from its start on, on top of earlier runs',
    covers('WRK-322', 'WRK-324', 'WRK-325'),
    () => {
      expect(timeOf(undefined, at(0))).toBe(0);
      const running = started(undefined, at(0));
      expect(timeOf(running, at(61))).toBe(61_000);
      const later = started(stopped(running, at(61)), at(1_000));
      expect(timeOf(later, at(1_009))).toBe(70_000);
    },
  );

  it('keeps its runs in a history as it stops', covers('WRK-323', 'WRK-330', 'WRK-596'), () => {
    const rested = stopped(started(undefined, at(0)), at(61));
    expect(rested).toEqual({
      isRunning: false,
      elapsedTime: 61_000,
      totalTime: 61_000,
      history: [{ startTime: at(0), endTime: at(61), duration: 61_000 }],
      lastUpdated: at(61),
      currentSession: null,
    });
    expect(timeOf(rested, at(900))).toBe(61_000);
  });

  it('is started and stopped once: again changes nothing', () => {
    const running = started(undefined, at(0));
    expect(started(running, at(5))).toBe(running);
    const rested = stopped(running, at(9));
    expect(stopped(rested, at(20))).toEqual(rested);
  });

  it('remembers its last hundred runs, and the time of all', () => {
    let timer = stopped(started(undefined, at(0)), at(1));
    for (let run = 1; run <= 100; run += 1) timer = stopped(started(timer, at(run * 10)), at(run * 10 + 1));
    expect(timer.history).toHaveLength(100);
    expect(timer.history[0]?.startTime).toEqual(at(10));
    expect(timer.totalTime).toBe(101_000);
  });

  it('never runs backwards where a clock was put back', () => {
    expect(timeOf(started(undefined, at(60)), at(0))).toBe(0);
    expect(stopped(started(undefined, at(60)), at(0)).totalTime).toBe(0);
  });

  it('of an older record begins when it was last touched, or stands if nobody knows when', () => {
    const older = { ...started(undefined, at(0)), currentSession: null };
    expect(timeOf(older, at(7))).toBe(7_000);
    expect(timeOf({ ...older, lastUpdated: null }, at(7))).toBe(0);
    expect(stopped({ ...older, lastUpdated: null, totalTime: 5_000 }, at(7))).toMatchObject({
      isRunning: false,
      totalTime: 5_000,
      history: [],
    });
  });

  it('that one person starts and another stops is what the later of them meant', () => {
    const rested = stopped(started(undefined, at(0)), at(9));
    const running = started(rested, at(20));
    expect(mergeTimers(rested, running, rested)).toBe(running);
    expect(mergeTimers(rested, undefined, running)).toBeUndefined();
    expect(mergeTimers(rested, running, undefined)).toBe(running);
  });

  it('that two people stop keeps what the first of them wrote', () => {
    const running = started(undefined, at(0));
    const [first, second] = [stopped(running, at(10)), stopped(running, at(12))];
    expect(mergeTimers(running, second, first)).toBe(first);
    expect(mergeTimers(running, first, started(second, at(20)))).toBe(first);
  });

  it.each([
    [0, '00:00:00'],
    [61_999, '00:01:01'],
    [3_599_999, '00:59:59'],
    [3_600_000, '01:00:00'],
    [360_000_000, '100:00:00'],
  ])('shows %i ms as %s', covers('WRK-326', 'WRK-327'), (ms, text) => {
    expect(clockTime(ms)).toBe(text);
  });
});
