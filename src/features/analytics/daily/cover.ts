import { dayMs, slotMs, startOf } from './day-figures';

/** A time range in ms. An open end is infinite. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The part of a summed day that lies in a range, in whole slots. */
export interface DayPart extends Range {
  readonly day: string;
  readonly isWhole: boolean;
}

/** A range split into the parts that stored totals answer and the parts that need live counts. */
export interface Cover {
  readonly parts: readonly DayPart[];
  /** The parts without stored totals: days that have none, and fractions of a slot. */
  readonly live: readonly Range[];
}

/**
 * Splits a range into parts covered by the totals of the days in `summed`, which must be sorted, and parts to
 * count live.
 */
export function cover({ from, to }: Range, summed: readonly string[]): Cover {
  const parts: DayPart[] = [];
  const live: Range[] = [];
  let at = from;
  for (const day of summed) {
    const start = startOf(day).getTime();
    const begin = Math.max(start, Math.ceil(from / slotMs) * slotMs);
    const end = Math.min(start + dayMs, Math.floor(to / slotMs) * slotMs);
    if (begin >= end) continue;
    if (at < begin) live.push({ from: at, to: begin });
    parts.push({ day, from: begin, to: end, isWhole: end - begin === dayMs });
    at = end;
  }
  if (at < to) live.push({ from: at, to });
  return { parts, live };
}
