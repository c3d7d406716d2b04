import { invalidAt, isAbsent, type Place } from './json-message';
import type { Micros } from '../model';

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;

interface Instant {
  readonly seconds: number;
  readonly micros: number;
}

/**
 * Parses an RFC 3339 time and cuts off digits past µs. Returns undefined for other texts and outside the
 * years 1 to 9999.
 */
function parseInstant(text: string): Instant | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const part = (index: number) => Number(match[index] ?? 0);
  const date = new Date(0);
  // Date.UTC would turn the years 1 to 99 into 1901 to 1999.
  date.setUTCFullYear(part(1), part(2) - 1, part(3));
  date.setUTCHours(part(4), part(5), part(6));
  const wellFormed =
    part(1) >= 1 &&
    date.getUTCMonth() === part(2) - 1 &&
    date.getUTCDate() === part(3) &&
    part(4) < 24 &&
    part(5) < 60 &&
    part(6) < 60 &&
    part(9) < 24 &&
    part(10) < 60;
  if (!wellFormed) return undefined;
  const offset = (part(9) * 60 + part(10)) * (match[8] === '-' ? -60 : 60);
  const seconds = date.getTime() / 1000 - offset;
  const year = new Date(seconds * 1000).getUTCFullYear();
  if (year < 1 || year > 9999) return undefined;
  return { seconds, micros: Number((match[7] ?? '').padEnd(6, '0').slice(0, 6)) };
}

/**
 * Formats a time as RFC 3339 in UTC with exactly six fractional digits, so that text order is time order.
 * Returns undefined for an invalid time.
 */
export function canonicalTimestamp(text: string): string | undefined {
  const instant = parseInstant(text);
  if (instant === undefined) return undefined;
  const whole = new Date(instant.seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(instant.micros).padStart(6, '0')}Z`;
}

export function formatMicros(time: Micros): string {
  const millis = Math.floor(time / 1000);
  const rest = time - millis * 1000;
  return `${new Date(millis).toISOString().slice(0, -1)}${String(rest).padStart(3, '0')}Z`;
}

/** Reads a `google.protobuf.Timestamp` member of a request; returns undefined if absent. */
export function readTimestamp(value: unknown, at: Place): Micros | undefined {
  if (isAbsent(value)) return undefined;
  const instant = typeof value === 'string' ? parseInstant(value) : undefined;
  if (instant === undefined) throw invalidAt(at, 'an RFC 3339 timestamp is expected.');
  const micros = instant.seconds * 1_000_000 + instant.micros;
  if (!Number.isSafeInteger(micros)) throw invalidAt(at, 'the time is too far from the present.');
  return micros;
}
