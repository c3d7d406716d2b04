import { DurationValue, error, type Result, TimestampValue } from './value';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const NANOS_PER_MILLI = 1_000_000n;
const LONGEST_DURATION = 315_576_000_000n * 1_000_000_000n;
const EARLIEST = BigInt(Date.parse('0001-01-01T00:00:00Z')) * NANOS_PER_MILLI;
const LATEST = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * NANOS_PER_MILLI + 999_999n;

/** Returns the int, or an error outside 64 bits. */
export function checkedInt(value: bigint): Result {
  return value < INT64_MIN || value > INT64_MAX ? error('Integer overflow.') : value;
}

/** Returns the int nearest to a whole float; 0 for NaN. */
export function intFromFloat(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(INT64_MAX)) return INT64_MAX;
  return value <= Number(INT64_MIN) ? INT64_MIN : BigInt(value);
}

/** Returns a timestamp, or an error outside the years 1 to 9999. */
export function checkedTimestamp(nanos: bigint): Result {
  return nanos < EARLIEST || nanos > LATEST ? error('Timestamp is out of range.') : new TimestampValue(nanos);
}

/** Returns a duration, or an error beyond 10,000 years. */
export function checkedDuration(nanos: bigint): Result {
  const length = nanos < 0n ? -nanos : nanos;
  return length > LONGEST_DURATION ? error('Duration is out of range.') : new DurationValue(nanos);
}
