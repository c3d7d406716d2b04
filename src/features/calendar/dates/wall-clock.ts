import { tzOffset } from '@date-fns/tz';

/** The milliseconds of a day on a wall clock, which has no changes of the clocks. */
export const dayMs = 24 * 60 * 60 * 1_000;
const minuteMs = 60_000;

/** Offsets in milliseconds by zone and quarter of an hour: asking the browser takes a hundred times as long. */
const offsets = new Map<string, Map<number, number>>();

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  let known = offsets.get(zone);
  if (known === undefined) {
    known = new Map();
    offsets.set(zone, known);
  }
  // Since 1972 no zone has changed its clocks within a quarter of an hour.
  const quarter = Math.floor(instant / (15 * minuteMs));
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = tzOffset(zone, new Date(instant)) * minuteMs;
    known.set(quarter, offset);
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

/** Answers of the browser about zones: asking takes as long as reading a whole event, and each event names one. */
const knownZones = new Map<string, boolean>();

/** Checks whether the browser knows a zone by this IANA name. */
export function isZone(name: string): boolean {
  const known = knownZones.get(name) ?? browserKnows(name);
  knownZones.set(name, known);
  return known;
}

/** The zone of this device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** What the wall clock of a zone shows at an instant, as the milliseconds that UTC has when its clock shows the same. */
export const wallAt = (instant: Date, zone: string): number =>
  instant.getTime() + offsetAt(instant.getTime(), zone);

/**
 * The instant at which the wall clock of a zone shows this. Where clocks go back and show it twice, the first; where they go
 * forward and skip it, as much later as they skip (RFC 5545, 3.3.5).
 */
export function instantAt(wall: number, zone: string): Date {
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const isSo = (offset: number) => offsetAt(wall - offset, zone) === offset;
  return new Date(wall - (!isSo(before) && isSo(after) ? after : before));
}

/** A day of the calendar as a number of days since 1970. */
export const dayOf = (wall: number): number => Math.floor(wall / dayMs);

/** A day as `2026-11-22`. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The number of a day written as `2026-11-22`; undefined for anything else, such as a 31st of June. */
export function dayNamed(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / dayMs;
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The wall clock that a form names; NaN for what is none. */
export const wallNamed = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;

/** Midnight at the beginning of a day by the clock of this device. */
export function midnightOf(day: number): Date {
  const date = new Date(day * dayMs);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The day on which an instant falls by the clock of this device. */
export const deviceDayOf = (instant: Date): number =>
  Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / dayMs;
