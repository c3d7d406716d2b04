import { createHash } from 'node:crypto';
import { type Measurement, moreIsBetterIn, type Unit } from './measurement';

/**
 * The time of the reference work at full speed, in ms: the shortest measured on two cores with Node 20. The
 * same machine, shared with other work, has needed up to 57.
 */
export const referenceOfTargets = 23;

/**
 * A limit that is currently missed, with its accepted figure in the target's unit. A worse figure fails the
 * check.
 */
export interface KnownMiss {
  readonly name: string;
  readonly figure: number;
}

/** The factor by which a known miss may exceed its figure, because runs differ. */
const tolerance = 1.15;

/** Runs work like the app's, without any input or output: strings, maps, sorting, JSON, hashing. */
function referenceWork(): number {
  const records = Array.from({ length: 12_000 }, (_, number) => ({
    id: `record${(number * 7_919) % 12_007}`,
    name: `Person ${(number * 104_729) % 9_973}`,
    words: [`a${number % 97}`, `b${number % 89}`, `c${number % 83}`],
  }));
  const read = JSON.parse(JSON.stringify(records)) as typeof records;
  const byWord = new Map<string, string[]>();
  for (const { id, words } of read)
    for (const word of words) {
      const ids = byWord.get(word) ?? [];
      ids.push(id);
      byWord.set(word, ids);
    }
  const sorted = read.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const hash = createHash('sha256');
  for (const { name } of sorted) hash.update(name);
  return hash.digest().length + byWord.size;
}

/** Returns the median time of the reference work in ms, from 15 runs after ten warm-up runs. */
export function measureReference(): number {
  const times = Array.from({ length: 25 }, () => {
    const started = performance.now();
    referenceWork();
    return performance.now() - started;
  });
  return times.slice(10).toSorted((one, other) => one - other)[7] ?? Number.NaN;
}

/**
 * Scales a time or rate for a machine that needs `slowness` times as long. Weights and counts stay, and so
 * does everything on a faster machine, because frames, timers and network delays are no shorter there.
 */
const scaled = (figure: number, unit: Unit, slowness: number): number =>
  unit === 'ms' ? figure * slowness : unit === 'per s' ? figure / slowness : figure;

type Verdict = 'met' | 'known' | 'met now' | 'MISSED';

/** A measured row and its limit on this machine. */
export interface Checked {
  readonly row: Measurement;
  /** The target for a machine of this speed, in the row's unit. */
  readonly limit: number;
  /** `known`: missed, but no worse than the accepted figure. `met now`: no longer missed. */
  readonly verdict: Verdict;
}

/**
 * Compares rows with their targets. Times and rates are scaled by the reference from the same run, so that a
 * slower machine has more time. Rows without a target are left out.
 */
export function check(
  rows: readonly Measurement[],
  reference: number,
  known: readonly KnownMiss[],
): readonly Checked[] {
  const slowness = Math.max(1, reference / referenceOfTargets);
  return rows.flatMap((row): Checked[] => {
    if (row.target === undefined) return [];
    const isWithin = (limit: number) =>
      moreIsBetterIn.has(row.unit) ? row.median >= limit : row.median <= limit;
    const limit = scaled(row.target, row.unit, slowness);
    const miss = known.find(({ name }) => name === row.name);
    const margin = moreIsBetterIn.has(row.unit) ? 1 / tolerance : tolerance;
    const verdict: Verdict = isWithin(limit)
      ? miss
        ? 'met now'
        : 'met'
      : miss && isWithin(scaled(miss.figure, row.unit, slowness) * margin)
        ? 'known'
        : 'MISSED';
    return [{ row, limit, verdict }];
  });
}

const figure = (value: number) =>
  value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);

/** Formats a line for each row, with failures last. */
export const formatCheck = (checked: readonly Checked[]): string =>
  checked
    .toSorted((one, other) => Number(one.verdict === 'MISSED') - Number(other.verdict === 'MISSED'))
    .map(
      ({ row: { name, median, unit }, limit, verdict }) =>
        `${verdict.padEnd(7)}  ${name}: ${figure(median)} ${unit}, limit ${figure(limit)}`,
    )
    .join('\n');
