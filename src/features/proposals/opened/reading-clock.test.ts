import { describe, expect, it } from 'vitest';
import { idleMs, ReadingClock, readingIn } from './reading-clock';

describe('The time that a section is read', () => {
  it('is counted for the section in the middle of the window, and returned once', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 1_000);
    clock.enter('packages', 5_400);
    clock.recordActivity(6_000);
    expect(clock.take(8_000)).toBe('hero:4,packages:2');
    expect(clock.take(8_000)).toBe('');
  });

  it('keeps fractions of a second for the next call', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 0);
    expect(clock.take(1_600)).toBe('hero:1');
    expect(clock.take(2_100)).toBe('hero:1');
  });

  it('stops while the window is hidden', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 0);
    clock.show(false, 3_000);
    clock.show(true, 90_000);
    expect(clock.take(92_000)).toBe('hero:5');
  });

  it('stops without activity of the reader and continues with the next activity', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 0);
    clock.recordActivity(idleMs * 3);
    expect(clock.take(idleMs * 3 + 2_000)).toBe(`hero:${idleMs / 1_000 + 2}`);
  });

  it('continues for half a minute after the last activity', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 0);
    expect(clock.take(45_000)).toBe('hero:30');
    clock.recordActivity(60_000);
    expect(clock.take(61_000)).toBe('hero:1');
  });

  it('counts only while the window is visible, and restarts when it is shown again', () => {
    const clock = new ReadingClock(0);
    clock.enter('hero', 0);
    clock.show(false, 1_000);
    clock.recordActivity(2_000);
    expect(clock.take(10_000)).toBe('hero:1');
    clock.show(true, 100_000);
    expect(clock.take(129_000)).toBe('hero:29');
  });

  it('is not counted between sections', () => {
    const clock = new ReadingClock(0);
    clock.enter(undefined, 0);
    expect(clock.take(9_000)).toBe('');
  });

  it('is parsed back from its stored text, without invalid parts', () => {
    expect(readingIn('hero:4,packages:2')).toEqual([
      ['hero', 4],
      ['packages', 2],
    ]);
    expect(readingIn('<b>:4,hero,x:-1,ok:7')).toEqual([['ok', 7]]);
  });
});
