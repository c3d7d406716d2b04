import { tzScan } from '@date-fns/tz';
import type { WithId } from '@/shared/firebase/collection';
import { repeatOf, startOf, zoneOf } from '../dates/occurrences';
import { formatRepeat } from '../dates/repeats';
import type { CalendarEvent } from '../schema';
import { dayMs, parseDay, instantAt, wallAt, weekdayOf } from '../dates/wall-clock';

const product = '-//ACF//Calendar//EN';

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[;,]/g, '\\$&');

/**
 * Folds a line at 75 octets. Continuation lines start with a space (RFC 5545, 3.1). Never splits a character.
 */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  let text = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > 75) {
      text += '\r\n ';
      size = 1;
    }
    text += character;
    size += octets;
  }
  return text;
}

const digits = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
const utc = (instant: Date): string => `${digits(instant.getTime())}Z`;
const date = (wall: number): string => digits(wall).slice(0, 8);

function offsetText(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}${two(whole % 60)}`;
}

/**
 * Returns the definition of a repeated event's zone, for programs that do not know its name. Lists each clock
 * change from the year before the event to the year after its end, but for fifty years at most.
 */
function zoneLines(zone: string, from: Date, to: Date): readonly string[] {
  // The scan steps by month, day and hour from its start, so start it at midnight on January 1.
  const start = new Date(Date.UTC(from.getUTCFullYear() - 1, 0, 1));
  const year = Math.min(to.getUTCFullYear(), from.getUTCFullYear() + 50);
  const offsetAt = (instant: Date) => (wallAt(instant, zone) - instant.getTime()) / 60_000;
  const quarterMs = 15 * 60_000;
  const changes = tzScan(zone, { start, end: new Date(Date.UTC(year + 2, 0, 1)) }).map((found) => {
    // The scan finds the hour of a change, but some zones change their clocks at half past.
    const earlier = [3, 2, 1, 0].map((quarters) => new Date(found.date.getTime() - quarters * quarterMs));
    return { ...found, date: earlier.find((at) => offsetAt(at) === found.offset) ?? found.date };
  });
  const part = (kind: string, wall: number, before: number, after: number) => [
    `BEGIN:${kind}`,
    `DTSTART:${digits(wall)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
  const first = offsetAt(start);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part('STANDARD', start.getTime() + first * 60_000, first, first),
    ...changes.flatMap(({ date: at, change, offset }) => {
      const before = offset - change;
      return part(change > 0 ? 'DAYLIGHT' : 'STANDARD', at.getTime() + before * 60_000, before, offset);
    }),
    'END:VTIMEZONE',
  ];
}

type Event = WithId<CalendarEvent>;

/**
 * Returns the time lines of an event. Single events use UTC, which every program reads the same way. Repeated
 * events use wall-clock time in their zone.
 */
function timeLines(event: Event): readonly string[] {
  const repeat = repeatOf(event);
  const { start, end, allDay, timeZone } = event;
  const zone = zoneOf(event);
  const { day, time } = startOf(event);
  const at = (name: string, instant: Date) => {
    if (allDay) return `${name};VALUE=DATE:${date(instant.getTime())}`;
    return repeat ? `${name};TZID=${timeZone}:${digits(wallAt(instant, zone))}` : `${name}:${utc(instant)}`;
  };
  if (repeat === undefined) return [at('DTSTART', start), at('DTEND', end)];

  const { until, ...endless } = repeat;
  // Other programs include the weekday of the first occurrence only if the rule names it.
  const weekdays = endless.weekdays.length > 0 ? [...new Set([...endless.weekdays, weekdayOf(day)])] : [];
  const lastDay = until === undefined ? undefined : parseDay(until);
  const limit =
    lastDay === undefined
      ? ''
      : `;UNTIL=${allDay ? date(lastDay * dayMs) : utc(instantAt(lastDay * dayMs + time, zone))}`;
  return [
    at('DTSTART', start),
    at('DTEND', end),
    `RRULE:${formatRepeat({ ...endless, weekdays })}${limit}`,
    ...event.exceptions.map((name) => {
      const wall = (parseDay(name) ?? 0) * dayMs;
      return at('EXDATE', allDay ? new Date(wall) : instantAt(wall + time, zone));
    }),
  ];
}

function eventLines(event: Event, now: Date): readonly string[] {
  const text = (name: string, value: string) => (value === '' ? [] : [`${name}:${escaped(value)}`]);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@acf`,
    `DTSTAMP:${utc(now)}`,
    ...(event.createdAt ? [`CREATED:${utc(event.createdAt)}`] : []),
    ...(event.updatedAt ? [`LAST-MODIFIED:${utc(event.updatedAt)}`] : []),
    ...timeLines(event),
    ...text('SUMMARY', event.title),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...text('CATEGORIES', event.type),
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/**
 * Formats events as an iCalendar file (RFC 5545) with the zones of repeated events. Leaves out the people
 * they are shared with, because other programs would send them invitations.
 */
export function writeIcs(events: readonly Event[], now = new Date()): string {
  const readable = events.filter(({ start, end }) => !Number.isNaN(start.getTime() + end.getTime()));
  const repeated = readable.filter((event) => repeatOf(event) !== undefined && !event.allDay);
  const zones = [...new Set(repeated.map(({ timeZone }) => timeZone))].toSorted();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zones.flatMap((zone) => {
      const here = repeated.filter(({ timeZone }) => timeZone === zone);
      const from = Math.min(...here.map(({ start }) => start.getTime()));
      const to = Math.max(...here.map(({ seriesEnd, end }) => (seriesEnd > end ? seriesEnd : end).getTime()));
      return zoneLines(zone, new Date(from), new Date(to));
    }),
    ...readable.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
