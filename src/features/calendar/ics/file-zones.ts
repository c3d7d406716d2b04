import ICAL from 'ical.js';
import { isZone } from '../dates/wall-clock';

/** The first year of a zone's rules to evaluate. Only events from 2000 to 2099 are imported. */
export const firstZoneYear = 1998;
const lastZoneYear = 2101;

/** The maximum number of offset changes in all zones of a file. A yearly change counts once. */
const maxChanges = 50;

const weekday = '(MO|TU|WE|TH|FR|SA|SU)';
// The forms in which calendars write clock changes: a day of a month, or for example its second or last
// Sunday. A rule with both a day and a weekday is excluded, because ical.js may search for it forever.
const yearly = new RegExp(
  `^(?!.*BYMONTHDAY=.*BYDAY=|.*BYDAY=.*BYMONTHDAY=)FREQ=YEARLY(;BYMONTH=\\d{1,2}|;BYMONTHDAY=\\d{1,2}|;BYDAY=(-1|[1-5])${weekday}|;INTERVAL=1|;WKST=${weekday}|;UNTIL=[0-9TZ:-]+)*$`,
);

/** Checks whether a year lies within the years in which zone rules are evaluated. */
export const isZoneYear = (year: number): boolean => year >= firstZoneYear && year <= lastZoneYear;

/**
 * Starts a yearly change at `firstZoneYear` at the earliest, so that ical.js need not expand centuries of it.
 * Outlook's changes start in 1601. Returns false for any other rule.
 */
function limitToZoneYears(change: ICAL.Component): boolean {
  const start = change.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return false;
  const rules = change.getAllProperties('rrule');
  const recur = rules[0]?.getFirstValue();
  if (recur === undefined) return true;
  if (rules.length > 1 || !(recur instanceof ICAL.Recur) || !yearly.test(recur.toString())) return false;
  if (recur.until && recur.until.year < firstZoneYear) change.removeAllProperties('rrule');
  else if (start.year < firstZoneYear) {
    const later = start.clone();
    later.year = firstZoneYear;
    change.updatePropertyWithValue('dtstart', later);
  }
  return true;
}

/**
 * Removes from a file the zones that would take long to expand. ical.js lists every offset change of a zone,
 * and a rule may ask for one each second. Also removes zones whose names the browser supports. Times in a
 * removed zone are read by its name, or as local times.
 */
export function keepReadableZones(calendar: ICAL.Component): void {
  let changes = 0;
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = zone.getFirstPropertyValue('tzid');
    const parts = zone.getAllSubcomponents();
    const size = parts.reduce((sum, part) => sum + 1 + part.getAllProperties('rdate').length, 0);
    const isReadable =
      typeof name === 'string' &&
      !isZone(name) &&
      changes + size <= maxChanges &&
      parts.every(limitToZoneYears);
    if (isReadable) changes += size;
    else calendar.removeSubcomponent(zone);
  }
}
