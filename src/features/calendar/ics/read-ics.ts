import ICAL from 'ical.js';
import { eventTypes, type EventInput, longestDescription, problemOfTimes, defaultMinutes } from '../schema';
import { formatRepeat, parseRepeat } from '../dates/repeats';
import { maxExceptions } from '../dates/series';
import { calendarTexts } from '../texts';
import { isZoneYear, keepReadableZones } from './file-zones';
import { icsTexts } from './texts';
import { dayMs, dayOf, dayText, deviceZone, instantAt, isZone, wallAt } from '../dates/wall-clock';

const { notes, problems } = icsTexts;

/** An event of a file, ready to be stored, with notes for the person. */
export interface ReadEvent {
  readonly input: EventInput & { readonly exceptions: readonly string[] };
  readonly notes: readonly string[];
}

/** The content of a calendar file: events to import, and the reasons why others cannot be imported. */
export interface ReadIcs {
  readonly events: readonly ReadEvent[];
  readonly problems: readonly { readonly title: string; readonly reason: string }[];
}

/** Thrown if the text is not a calendar file. `message` is shown to the person. */
export class NotIcsError extends Error {
  override readonly name = 'NotIcsError';
}

/** Returns another program's text as a single line, within the length limit of the security rules. */
const lineOf = (text: unknown): string =>
  Array.from((typeof text === 'string' ? text : '').replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, 200)
    .join('')
    .trim();

interface Moment {
  readonly instant: Date;
  readonly isDay: boolean;
  /** The named zone. Undefined for UTC and for a time without a zone. */
  readonly zone: string | undefined;
  readonly isUtc: boolean;
  readonly unknownZone?: string;
}

const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/**
 * Returns the moment of a property. Reads its zone by IANA name, else from the file's definition, else as
 * this device's zone.
 */
function momentOf(property: ICAL.Property | null): Moment | undefined {
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return undefined;
  if (time.isDate) return { instant: new Date(wallOf(time)), isDay: true, zone: undefined, isUtc: false };
  if (time.zone === ICAL.Timezone.utcTimezone)
    return { instant: new Date(wallOf(time)), isDay: false, zone: undefined, isUtc: true };
  const name = property.getParameter('tzid');
  const known = { isDay: false, isUtc: false };
  if (typeof name === 'string' && isZone(name))
    return { ...known, instant: instantAt(wallOf(time), name), zone: name };
  const isDescribed = isZoneYear(time.year) && time.zone !== ICAL.Timezone.localTimezone;
  return {
    ...known,
    instant: isDescribed ? new Date(time.toUnixTime() * 1_000) : instantAt(wallOf(time), deviceZone()),
    zone: undefined,
    ...(typeof name === 'string' && { unknownZone: name }),
  };
}

/** Converts a rule to this calendar's format. Returns undefined for an unsupported rule. */
function ruleOf(recur: ICAL.Recur, first: number, zone: string): string | undefined {
  const wall = new Date(first);
  const parts = new Map(
    recur
      .toString()
      .split(';')
      .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const frequency = parts.get('FREQ');
  // Drop rule parts that only repeat what the first occurrence implies.
  if (frequency !== 'WEEKLY' || parts.get('WKST') === 'MO' || (recur.interval ?? 1) === 1)
    parts.delete('WKST');
  if (
    frequency !== 'WEEKLY' &&
    frequency !== 'DAILY' &&
    parts.get('BYMONTHDAY') === String(wall.getUTCDate())
  )
    parts.delete('BYMONTHDAY');
  if (frequency === 'YEARLY' && parts.get('BYMONTH') === String(wall.getUTCMonth() + 1))
    parts.delete('BYMONTH');
  if (recur.until) {
    const end = recur.until;
    const at = end.isDate ? Number.NaN : wallAt(new Date(wallOf(end)), zone);
    const isUtc = end.zone === ICAL.Timezone.utcTimezone;
    const reached = end.isDate ? wallOf(end) + dayMs - 1 : isUtc ? at : wallOf(end);
    const time = first - dayOf(first) * dayMs;
    const day = dayOf(reached) - (reached - dayOf(reached) * dayMs < time ? 1 : 0);
    parts.set('UNTIL', dayText(day).replaceAll('-', ''));
  }
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(';');
  const repeat = parseRepeat(text);
  return repeat && formatRepeat(repeat);
}

function readEvent(component: ICAL.Component, overridden: readonly ICAL.Component[]): ReadEvent | string {
  const eventNotes: string[] = [];
  const start = momentOf(component.getFirstProperty('dtstart'));
  if (start === undefined) return problems.noStart;
  const duration = component.getFirstPropertyValue('duration');
  const lengthMs =
    duration instanceof ICAL.Duration && duration.toSeconds() > 0
      ? duration.toSeconds() * 1_000
      : start.isDay
        ? dayMs
        : defaultMinutes * 60_000;
  const given = momentOf(component.getFirstProperty('dtend'))?.instant;
  const end = given && given > start.instant ? given : new Date(start.instant.getTime() + lengthMs);
  const problem = problemOfTimes({ start: start.instant, end });
  if (problem === 'tooLong' || problem === 'outOfTime') return problems[problem];
  if (problem !== undefined) return problems.badTimes;

  const rules = component.getAllProperties('rrule');
  const isRepeated = rules.length > 0 || component.hasProperty('rdate');
  const timeZone = start.zone ?? (start.isUtc && isRepeated ? 'UTC' : deviceZone());
  if (start.unknownZone !== undefined) eventNotes.push(notes.zone(start.unknownZone));
  const zone = start.isDay ? 'UTC' : timeZone;
  const recur = rules[0]?.getFirstValue();
  const repeat =
    recur instanceof ICAL.Recur && rules.length === 1 && !component.hasProperty('rdate')
      ? ruleOf(recur, wallAt(start.instant, zone), zone)
      : undefined;
  if (isRepeated && repeat === undefined) eventNotes.push(notes.repeat);
  const excluded = [
    ...component.getAllProperties('exdate'),
    ...overridden.flatMap((other) => other.getFirstProperty('recurrence-id') ?? []),
  ].flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Time)) return [];
      const single = new ICAL.Property(property.name);
      const tzid = property.getParameter('tzid');
      if (typeof tzid === 'string') single.setParameter('tzid', tzid);
      single.setValue(value);
      const moment = momentOf(single);
      return moment
        ? [dayText(dayOf(moment.isDay ? moment.instant.getTime() : wallAt(moment.instant, zone)))]
        : [];
    }),
  );

  const exceptions = repeat === undefined ? [] : [...new Set(excluded)].toSorted();
  if (exceptions.length > maxExceptions) return problems.tooManyTakenOut(maxExceptions);

  const description = String(component.getFirstPropertyValue('description') ?? '');
  const cut = Array.from(description).slice(0, longestDescription).join('');
  if (cut.length < description.length) eventNotes.push(notes.cut);
  const category = String(component.getFirstPropertyValue('categories') ?? '').toLowerCase();
  return {
    input: {
      title: lineOf(component.getFirstPropertyValue('summary')) || calendarTexts.untitled,
      description: cut,
      location: lineOf(component.getFirstPropertyValue('location')),
      type: eventTypes.find((type) => type === category) ?? 'meeting',
      contactId: '',
      start: start.instant,
      end,
      allDay: start.isDay,
      timeZone,
      repeat: repeat ?? '',
      exceptions,
    },
    notes: eventNotes,
  };
}

/**
 * Parses a calendar file (RFC 5545). Occurrences with changed times become single events. Cancelled ones are
 * left out. Throws NotIcsError.
 */
export function readIcs(text: string): ReadIcs {
  let calendar: ICAL.Component;
  try {
    // ical.js returns a list for a file with several calendars.
    const parsed: unknown = ICAL.parse(text);
    const first = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed[0] as unknown[]) : parsed;
    calendar = new ICAL.Component(first as string);
  } catch {
    throw new NotIcsError(icsTexts.notIcs);
  }
  if (calendar.name !== 'vcalendar') throw new NotIcsError(icsTexts.notIcs);
  keepReadableZones(calendar);

  const components = calendar.getAllSubcomponents('vevent');
  const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');
  const isOverride = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  // Only the first event with an id gets its overrides. Otherwise a file with many events of the same id
  // would take quadratic time.
  const overrides = new Map<string, ICAL.Component[]>();
  for (const component of components.filter(isOverride)) {
    const others = overrides.get(uidOf(component));
    if (others) others.push(component);
    else overrides.set(uidOf(component), [component]);
  }
  const events: ReadEvent[] = [];
  const failed: { title: string; reason: string }[] = [];
  for (const component of components) {
    if (component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    const uid = uidOf(component);
    const others = isOverride(component) ? [] : (overrides.get(uid) ?? []);
    if (!isOverride(component)) overrides.delete(uid);
    let found: ReadEvent | string;
    try {
      found = readEvent(component, others);
    } catch {
      found = problems.badTimes;
    }
    if (typeof found !== 'string') events.push(found);
    else {
      const title = lineOf(component.getFirstPropertyValue('summary')) || calendarTexts.untitled;
      failed.push({ title, reason: found });
    }
  }
  return { events, problems: failed };
}
