import type { ParsedFile } from './changes';

/** The global name under which instrumented modules find the switch of their mutants. */
export const SWITCH = '__mutation';

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** The order of insertions at one position: smaller ranks come first. */
  readonly rank: number;
}

/**
 * Returns the file with all its mutants switched off: `a < b` becomes `(m(0) ? (a <= b) : (a < b))`. `m` is
 * the file's switch, which also records that a test reached the mutant.
 */
export function instrument(file: string, text: string, { changes, loops }: ParsedFile): string {
  const insertions: Insertion[] = [];
  const byPlace = new Map<string, { start: number; end: number; choices: string }>();
  changes.forEach(({ start, end, text: becomes }, index) => {
    const place = byPlace.get(`${start}-${end}`) ?? { start, end, choices: '' };
    place.choices += `__m(${index}) ? (${becomes}) : `;
    byPlace.set(`${start}-${end}`, place);
  });
  for (const { start, end, choices } of byPlace.values()) {
    const length = end - start;
    // Sorts the longer range first if two begin at one position, and the shorter if two end there.
    insertions.push({ at: start, text: `(${choices}(`, rank: 1e9 - length });
    insertions.push({ at: end, text: '))', rank: length - 1e9 });
  }
  for (const { start, end, isBlock } of loops) {
    insertions.push({
      at: isBlock ? start + 1 : start,
      text: isBlock ? ' __m.turn();' : '{ __m.turn(); ',
      rank: -2e9,
    });
    if (!isBlock) insertions.push({ at: end, text: ' }', rank: 2e9 });
  }
  let done = 0;
  let result = `const __m = globalThis.${SWITCH}.of(${JSON.stringify(file)}, ${changes.length}); `;
  for (const { at, text: inserted } of insertions.toSorted((a, b) => a.at - b.at || a.rank - b.rank)) {
    result += text.slice(done, at) + inserted;
    done = at;
  }
  return result + text.slice(done);
}
