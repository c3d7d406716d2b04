import { describe, expect, it } from 'vitest';
import { formatMeasurements, measurementOf } from './measurement';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('measurements', () => {
  it('give the median and the 95th percentile, whichever direction is better', () => {
    expect(measurementOf('t', 'ms', oneToHundred)).toEqual({
      name: 't',
      unit: 'ms',
      median: 51,
      p95: 96,
      runs: 100,
    });
    expect(measurementOf('r', 'per s', oneToHundred)).toMatchObject({ median: 50, p95: 5 });
    expect(() => measurementOf('none', 'ms', [])).toThrow('"none"');
  });

  it('compare the median with the target', () => {
    expect(measurementOf('t', 'ms', [1, 9, 3], 3).met).toBe(true);
    expect(measurementOf('t', 'ms', [1, 9, 3], 2).met).toBe(false);
    expect(measurementOf('r', 'per s', [1, 9, 3], 3).met).toBe(true);
    expect(measurementOf('r', 'per s', [1, 9, 3], 4).met).toBe(false);
  });

  it('are printed in a table with targets and whether they were met', () => {
    const rows = [measurementOf('start', 'ms', [650, 700], 600), measurementOf('memory', 'MB', [123.456])];
    expect(formatMeasurements(rows).split('\n')).toEqual([
      '        median     p95  runs    target',
      'start   700 ms  700 ms     2  ≤ 600 ms  MISSED',
      'memory  123 MB  123 MB     1',
    ]);
  });
});
