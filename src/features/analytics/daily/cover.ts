import { dayMs, slotMs, startOf } from './day-figures';

/** A span in ms; infinite at an end that is open. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The part of a summed day that falls into a range, in whole slots. */
export interface DayPart extends Range {
  readonly day: string;
  readonly isWhole: boolean;
}

/** A range as sums and live counts answer it together. */
export interface Cover {
  readonly parts: readonly DayPart[];
  /** What no sum knows: days without one, and pieces of a slot. */
  readonly live: readonly Range[];
}

/** Splits a range into what the sums of these days, sorted, tell and what has to be counted. */
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
