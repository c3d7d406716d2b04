/**
 * The unit of a figure. `times`: a ratio; `shift`: layout shift without a unit; `of 100`: a score; `read`,
 * `written`: documents.
 */
export type Unit = 'ms' | 'per s' | 'MB' | 'kB' | 'times' | 'shift' | 'of 100' | 'read' | 'written';

/** The units in which more is better; in all others less is. */
export const moreIsBetterIn: ReadonlySet<Unit> = new Set(['per s', 'of 100']);

/** One row of a benchmark's table, with figures in `unit`. */
export interface Measurement {
  readonly name: string;
  readonly unit: Unit;
  readonly median: number;
  /** The figure that 95 of 100 runs reach or beat. Equals `median` for a single run. */
  readonly p95: number;
  readonly runs: number;
  readonly target?: number;
  /** True if the median meets the target; undefined without a target. */
  readonly met?: boolean;
}

/** Creates a row from single figures. Throws if there are none. */
export function measurementOf(
  name: string,
  unit: Unit,
  figures: readonly number[],
  target?: number,
): Measurement {
  const moreIsBetter = moreIsBetterIn.has(unit);
  const sorted = figures.toSorted((a, b) => (moreIsBetter ? b - a : a - b));
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const [median, p95] = [at(0.5), at(0.95)];
  if (median === undefined || p95 === undefined) throw new Error(`"${name}" was not measured.`);
  const row = { name, unit, median: rounded(median), p95: rounded(p95), runs: sorted.length };
  if (target === undefined) return row;
  return { ...row, target, met: moreIsBetter ? median >= target : median <= target };
}

function rounded(figure: number): number {
  return figure >= 100 ? Math.round(figure) : Math.round(figure * 100) / 100;
}

/** Formats the rows as a plain table. */
export function formatMeasurements(rows: readonly Measurement[]): string {
  const cells = rows.map(({ name, unit, median, p95, runs, target, met }) => [
    name,
    `${median} ${unit}`,
    `${p95} ${unit}`,
    String(runs),
    target === undefined ? '' : `${moreIsBetterIn.has(unit) ? '≥' : '≤'} ${target} ${unit}`,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]);
  const table = [['', 'median', 'p95', 'runs', 'target', ''], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
