import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { clockTime, mergeTimers, started, stopped, timeOf } from './timer';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1_000);

describe("A note's timer", () => {
  it('counts from its start on top of earlier runs', covers('WRK-322', 'WRK-324', 'WRK-325'), () => {
    expect(timeOf(undefined, at(0))).toBe(0);
    const running = started(undefined, at(0));
    expect(timeOf(running, at(61))).toBe(61_000);
    const later = started(stopped(running, at(61)), at(1_000));
    expect(timeOf(later, at(1_009))).toBe(70_000);
  });

  it('adds a run to its history when it stops', covers('WRK-323', 'WRK-330', 'WRK-596'), () => {
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

  it('does not change when it is started or stopped again', () => {
    const running = started(undefined, at(0));
    expect(started(running, at(5))).toBe(running);
    const rested = stopped(running, at(9));
    expect(stopped(rested, at(20))).toEqual(rested);
  });

  it('keeps its last hundred runs and the time of all runs', () => {
    let timer = stopped(started(undefined, at(0)), at(1));
    for (let run = 1; run <= 100; run += 1) timer = stopped(started(timer, at(run * 10)), at(run * 10 + 1));
    expect(timer.history).toHaveLength(100);
    expect(timer.history[0]?.startTime).toEqual(at(10));
    expect(timer.totalTime).toBe(101_000);
  });

  it('never runs backwards when the clock was set back', () => {
    expect(timeOf(started(undefined, at(60)), at(0))).toBe(0);
    expect(stopped(started(undefined, at(60)), at(0)).totalTime).toBe(0);
  });

  it('counts an older record from its last update, or not at all without one', () => {
    const older = { ...started(undefined, at(0)), currentSession: null };
    expect(timeOf(older, at(7))).toBe(7_000);
    expect(timeOf({ ...older, lastUpdated: null }, at(7))).toBe(0);
    expect(stopped({ ...older, lastUpdated: null, totalTime: 5_000 }, at(7))).toMatchObject({
      isRunning: false,
      totalTime: 5_000,
      history: [],
    });
  });

  it('keeps the later change when one person starts it and another stops it', () => {
    const rested = stopped(started(undefined, at(0)), at(9));
    const running = started(rested, at(20));
    expect(mergeTimers(rested, running, rested)).toBe(running);
    expect(mergeTimers(rested, undefined, running)).toBeUndefined();
    expect(mergeTimers(rested, running, undefined)).toBe(running);
  });

  it('keeps the first stop when two people stop it', () => {
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
