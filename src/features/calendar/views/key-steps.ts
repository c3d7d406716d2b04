import type { Span } from '../dates/occurrences';
import { longestDays } from '../schema';
import { dayMs, deviceDayOf, midnightOf } from '../dates/wall-clock';

/** A keyboard step that moves an occurrence or changes its length. */
export interface Step {
  readonly kind: 'move' | 'length';
  readonly unit: 'days' | 'minutes';
  readonly by: number;
}

const stepMinutes = 30;

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the step for an arrow key. Alt moves the occurrence, and Alt with Shift changes its length. Left
 * and right step by a day. Up and down step by half an hour. In a grid of days (`hasRows`) they move by a
 * week or change the length by a day. Returns undefined for other keys.
 */
export function keyStep(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Pressed,
  hasRows: boolean,
): Step | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  const kind = shiftKey ? 'length' : 'move';
  const down = hasRows
    ? ({ kind, unit: 'days', by: shiftKey ? 1 : 7 } as const)
    : ({ kind, unit: 'minutes', by: stepMinutes } as const);
  const steps: Partial<Record<string, Step>> = {
    ArrowRight: { kind, unit: 'days', by: 1 },
    ArrowLeft: { kind, unit: 'days', by: -1 },
    ArrowDown: down,
    ArrowUp: { ...down, by: -down.by },
  };
  return steps[key];
}

/** Returns the instant `days` later at the same local time. */
function laterBy(instant: Date, days: number): Date {
  const then = new Date(instant);
  then.setDate(then.getDate() + days);
  return then;
}

/**
 * Returns the times of an occurrence after a step, or undefined if it would have no length or last over a
 * month.
 */
export function steppedTimes({ start, end }: Span, { kind, unit, by }: Step): Span | undefined {
  const moved = (instant: Date) =>
    unit === 'days' ? laterBy(instant, by) : new Date(instant.getTime() + by * 60_000);
  if (kind === 'move') {
    const to = moved(start);
    return { start: to, end: new Date(to.getTime() + end.getTime() - start.getTime()) };
  }
  const to = moved(end);
  return to > start && to.getTime() - start.getTime() <= longestDays * dayMs ? { start, end: to } : undefined;
}

/**
 * Returns the times of an all-day occurrence after a step. Counts in days, because a day may have 23 or 25
 * hours.
 */
export function steppedDays({ start, end }: Span, { kind, by, unit }: Step): Span | undefined {
  if (unit !== 'days') return undefined;
  const [first, after] = [deviceDayOf(start), deviceDayOf(end)];
  const span = { start: midnightOf(first + (kind === 'move' ? by : 0)), end: midnightOf(after + by) };
  const days = after + by - first - (kind === 'move' ? by : 0);
  return days >= 1 && days <= longestDays ? span : undefined;
}
