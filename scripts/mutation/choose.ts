import { createHash } from 'node:crypto';
import type { Event, MutantKey, TestKey } from './plan';
import { folderOf } from './targets';

export type TestRecord = Extract<Event, { kind: 'met' }>;

/** The most tests for each mutant, unless they are quick, and their longest time together. */
const MAX_TESTS = 25;
const QUICK_MILLISECONDS = 250;
const MAX_MILLISECONDS = 4000;

/**
 * Returns the sample of a file's mutants for a run without `--all`. It stays the same until the file changes.
 */
export function sample<T extends { readonly id: string }>(mutants: readonly T[], rate: number): readonly T[] {
  const rank = ({ id }: T) => createHash('sha256').update(id).digest('hex');
  const count = Math.max(Math.min(mutants.length, 4), Math.round(mutants.length * rate));
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Chooses the tests for each mutant: those of its own folder first, and quick ones before slow ones. */
export function chooseTests(
  mutants: readonly MutantKey[],
  records: readonly TestRecord[],
): ReadonlyMap<TestKey, readonly MutantKey[]> {
  const meeting = new Map<MutantKey, TestRecord[]>(mutants.map((mutant) => [mutant, []]));
  for (const record of records) for (const mutant of record.met) meeting.get(mutant)?.push(record);
  const chosen = new Map<TestKey, MutantKey[]>();
  for (const [mutant, tests] of meeting) {
    const folder = `${folderOf(mutant.split('#')[0] ?? '')}/`;
    const isFar = ({ file }: TestRecord) => (file.startsWith(folder) ? 0 : 1);
    let milliseconds = 0;
    const near = tests.toSorted((a, b) => isFar(a) - isFar(b) || a.milliseconds - b.milliseconds);
    for (const [index, record] of near.entries()) {
      milliseconds += record.milliseconds;
      const isEnough = index >= MAX_TESTS && milliseconds > QUICK_MILLISECONDS;
      if (index > 0 && (isEnough || milliseconds > MAX_MILLISECONDS)) break;
      chosen.set(record.test, [...(chosen.get(record.test) ?? []), mutant]);
    }
  }
  return chosen;
}
