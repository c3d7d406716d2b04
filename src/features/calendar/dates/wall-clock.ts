import { tzOffset } from '@date-fns/tz';

/** The length in ms of a wall-clock day, which has no clock changes. */
export const dayMs = 24 * 60 * 60 * 1_000;
const minuteMs = 60_000;

/** Cached offsets in ms by zone and quarter hour. Asking the browser takes a hundred times as long. */
const offsets = new Map<string, Map<number, number>>();

/** Returns how far a zone is ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, zone: string): number {
  let cached = offsets.get(zone);
  if (cached === undefined) {
    cached = new Map();
    offsets.set(zone, cached);
  }
  // Every clock change since 1972 has happened on a full quarter hour.
  const quarter = Math.floor(instant / (15 * minuteMs));
  let offset = cached.get(quarter);
  if (offset === undefined) {
    offset = tzOffset(zone, new Date(instant)) * minuteMs;
    cached.set(quarter, offset);
  }
  return offset;
}

function browserKnows(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Cached answers on which zones the browser supports. Each check takes as long as parsing a whole event, and
 * every event names a zone.
 */
const knownZones = new Map<string, boolean>();

/** Checks whether the browser supports this IANA zone name. */
export function isZone(name: string): boolean {
  const cached = knownZones.get(name) ?? browserKnows(name);
  knownZones.set(name, cached);
  return cached;
}

/** Returns this device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * Returns a zone's wall-clock time at an instant, as the ms timestamp at which UTC clocks show the same time.
 */
export const wallAt = (instant: Date, zone: string): number =>
  instant.getTime() + offsetAt(instant.getTime(), zone);

/**
 * Returns the instant at which a zone's wall clock shows this time. A time that occurs twice gives the first
 * instant. A skipped time moves later by the skipped amount (RFC 5545, 3.3.5).
 */
export function instantAt(wall: number, zone: string): Date {
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const isSo = (offset: number) => offsetAt(wall - offset, zone) === offset;
  return new Date(wall - (!isSo(before) && isSo(after) ? after : before));
}

/** Returns a calendar day as a number of days since 1970-01-01. */
export const dayOf = (wall: number): number => Math.floor(wall / dayMs);

/** Formats a day as `2026-11-22`. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Parses a day such as `2026-11-22` to its number. Returns undefined for anything else, such as June 31. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / dayMs;
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** Returns the weekday, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Parses a date and time from a form as wall-clock ms. Returns NaN if it is invalid. */
export const parseWallClock = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;

/** Returns the midnight at the start of a day, in local time. */
export function midnightOf(day: number): Date {
  const date = new Date(day * dayMs);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** Returns the local day of an instant. */
export const deviceDayOf = (instant: Date): number =>
  Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / dayMs;
