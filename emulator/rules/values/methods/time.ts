import { DurationValue, TimestampValue } from '../value';
import { type Method, methodTable, property } from './method';

export const NANOS = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
} as const;

/** Divides and rounds down, also for negative values (times before the epoch). */
function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value < 0n && quotient * divisor !== value ? quotient - 1n : quotient;
}

function floorRemainder(value: bigint, divisor: bigint): bigint {
  return value - floorDivide(value, divisor) * divisor;
}

function datePart(read: (date: Date) => number): Method<TimestampValue> {
  return property(({ nanos }) => BigInt(read(new Date(Number(floorDivide(nanos, NANOS.ms))))));
}

export const TIMESTAMP_METHODS = methodTable<TimestampValue>({
  date: property(({ nanos }) => new TimestampValue(nanos - floorRemainder(nanos, NANOS.d))),
  time: property(({ nanos }) => new DurationValue(floorRemainder(nanos, NANOS.d))),
  year: datePart((date) => date.getUTCFullYear()),
  month: datePart((date) => date.getUTCMonth() + 1),
  day: datePart((date) => date.getUTCDate()),
  // Monday is 1 and Sunday is 7.
  dayOfWeek: datePart((date) => date.getUTCDay() || 7),
  dayOfYear: datePart((date) => {
    const newYear = new Date(date);
    newYear.setUTCMonth(0, 1);
    return Math.round((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
  }),
  hours: datePart((date) => date.getUTCHours()),
  minutes: datePart((date) => date.getUTCMinutes()),
  seconds: datePart((date) => date.getUTCSeconds()),
  nanos: property(({ nanos }) => floorRemainder(nanos, NANOS.s)),
  toMillis: property(({ nanos }) => floorDivide(nanos, NANOS.ms)),
});

export const DURATION_METHODS = methodTable<DurationValue>({
  seconds: property(({ nanos }) => nanos / NANOS.s),
  nanos: property(({ nanos }) => nanos % NANOS.s),
});
