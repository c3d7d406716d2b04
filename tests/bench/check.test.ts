import { describe, expect, it } from 'vitest';
import { check, formatCheck, referenceOfTargets } from './check';
import { measurementOf, type Unit } from './measurement';

const row = (unit: Unit, figure: number, target?: number) => measurementOf('r', unit, [figure], target);
const verdict = (
  measured: ReturnType<typeof row>,
  slowness = 1,
  known: readonly { name: string; figure: number }[] = [],
) => check([measured], referenceOfTargets * slowness, known)[0]?.verdict;

describe('a check of measured rows', () => {
  it('ignores rows without a target', () => {
    expect(check([row('ms', 5)], referenceOfTargets, [])).toEqual([]);
  });

  it.each<[Unit, number, number, number, string]>([
    ['ms', 600, 600, 1, 'met'],
    ['ms', 601, 600, 1, 'MISSED'],
    // A machine at half the speed may take twice the time and reach half the rate.
    ['ms', 1_100, 600, 2, 'met'],
    ['ms', 1_300, 600, 2, 'MISSED'],
    // A faster machine must meet the same target, because frames and timers are no shorter there.
    ['ms', 590, 600, 0.5, 'met'],
    ['ms', 610, 600, 0.5, 'MISSED'],
    ['per s', 2_000, 2_000, 1, 'met'],
    ['per s', 1_100, 2_000, 2, 'met'],
    ['per s', 900, 2_000, 2, 'MISSED'],
    // Figures that do not depend on the machine have one limit everywhere.
    ['kB', 130, 125, 3, 'MISSED'],
    ['read', 41, 40, 3, 'MISSED'],
    ['times', 1.3, 1.25, 3, 'MISSED'],
    ['of 100', 99, 100, 3, 'MISSED'],
    ['of 100', 100, 100, 3, 'met'],
  ])('rates a row in %s (%d, target %d, machine %d times as slow) as %s', (unit, is, target, slow, said) => {
    expect(verdict(row(unit, is, target), slow)).toBe(said);
  });

  it('accepts a known missed limit if it got no worse', () => {
    const known = [{ name: 'r', figure: 90 }];
    expect(verdict(row('ms', 95, 80), 1, known)).toBe('known');
    expect(verdict(row('ms', 110, 80), 1, known)).toBe('MISSED');
    expect(verdict(row('ms', 190, 80), 2, known)).toBe('known');
    expect(verdict(row('ms', 79, 80), 1, known)).toBe('met now');
    expect(verdict(row('of 100', 96, 100), 1, [{ name: 'r', figure: 97 }])).toBe('known');
    expect(verdict(row('ms', 95, 80), 1, [{ name: 'another', figure: 90 }])).toBe('MISSED');
  });

  it('prints the limit of this machine and lists failures last', () => {
    const rows = [measurementOf('slow', 'ms', [700], 600), measurementOf('light', 'kB', [1.5], 2)];
    expect(formatCheck(check(rows, referenceOfTargets, []))).toBe(
      'met      light: 1.5 kB, limit 2\nMISSED   slow: 700 ms, limit 600',
    );
  });
});
