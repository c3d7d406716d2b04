import {
  choiceParameter,
  type Parameter,
  type StateOf,
  textParameter,
} from '@/shared/lists/address/address-state';
import { formatter } from '@/shared/i18n/format';
import type { Span } from '../queries';

export const periodChoices = ['all', '7d', '30d', '90d', '12m', 'custom'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

const dayParameter = (name: string): Parameter<string> => ({
  ...textParameter(name),
  read: (text) => (localDay(text) ? text : undefined),
});

/** The period in the URL. `from` and `to` apply only to `custom`. */
export const periodParameters = {
  period: choiceParameter<PeriodChoice>('period', periodChoices, 'all'),
  from: dayParameter('from'),
  to: dayParameter('to'),
};
export type PeriodState = StateOf<typeof periodParameters>;

/** Parses a day such as `2026-11-22` as local midnight. Returns undefined for anything else. */
export function localDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date : undefined;
}

const midnight = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

const daysBack: Partial<Readonly<Record<PeriodChoice, number>>> = { '7d': 7, '30d': 30, '90d': 90 };

/**
 * Returns the span of a chosen period: whole local days, including today. Returns `wrong-way` if the last day
 * is before the first.
 */
export function spanOf({ period, from, to }: PeriodState, now: Date): Span | 'wrong-way' {
  if (period === 'all') return {};
  if (period === 'custom') {
    const [first, last] = [localDay(from), localDay(to)];
    if (first && last && last < first) return 'wrong-way';
    return { ...(first && { from: first }), ...(last && { to: midnight(last, 1) }) };
  }
  const days = daysBack[period];
  if (days === undefined) {
    const day = new Date(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1);
    return { from: day };
  }
  return { from: midnight(now, 1 - days) };
}

/** A section of a span, shown as one bar of a chart and one row of its table. */
export interface Bucket {
  readonly from: Date;
  readonly to: Date;
  readonly label: string;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The maximum number of buckets in a chart. */
const maxBuckets = 14;

const dayLabel = formatter({ month: 'short', day: 'numeric' });
const monthLabel = formatter({ month: 'short', year: 'numeric' });

const monthsOf: Readonly<Record<Unit, number>> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 };

function next(moment: Date, unit: Unit): Date {
  if (unit === 'day') return midnight(moment, 1);
  if (unit === 'week') return midnight(moment, 7);
  const months = monthsOf[unit];
  const month = Math.floor(moment.getMonth() / months) * months;
  return new Date(moment.getFullYear(), month + months, 1);
}

function labelOf(from: Date, to: Date, unit: Unit): string {
  const last = midnight(to, -1);
  switch (unit) {
    case 'day':
      return dayLabel(from);
    case 'week':
      return last > from ? `${dayLabel(from)} – ${dayLabel(last)}` : dayLabel(from);
    case 'month':
      return monthLabel(from);
    case 'quarter':
      return monthLabel(from) === monthLabel(last)
        ? monthLabel(from)
        : `${monthLabel(from)} – ${monthLabel(last)}`;
    default:
      return String(from.getFullYear());
  }
}

function unitOf(days: number): Unit {
  if (days <= maxBuckets) return 'day';
  if (days <= maxBuckets * 7) return 'week';
  if (days <= 13 * 30) return 'month';
  return days <= 13 * 91 ? 'quarter' : 'year';
}

/** Splits a span into at most fourteen buckets of one unit, from days to years, in local time. */
export function bucketsOf(from: Date, to: Date): readonly Bucket[] {
  const [start, end] = [midnight(from), to];
  const unit = unitOf(Math.ceil((end.getTime() - start.getTime()) / 86_400_000));
  const buckets: Bucket[] = [];
  for (let at = start; at < end && buckets.length < maxBuckets; ) {
    const isLast = buckets.length === maxBuckets - 1;
    const until = next(at, unit);
    const bound = until > end || isLast ? end : until;
    // The last bucket ends during a day, so label it with that day.
    const labelled = bound.getHours() + bound.getMinutes() === 0 ? bound : midnight(bound, 1);
    buckets.push({ from: at, to: bound, label: labelOf(at, labelled, unit) });
    at = bound;
  }
  return buckets;
}
