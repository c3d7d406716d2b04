import ICAL from 'ical.js';
import { isZone } from '../dates/wall-clock';

/** Years in which a zone's rules are followed; events outside 2000 to 2099 are not imported. */
export const firstZoneYear = 1998;
const lastZoneYear = 2101;

/** Times at which the zones of one file change their offset, each once or once a year. */
const mostChanges = 50;

const weekday = '(MO|TU|WE|TH|FR|SA|SU)';
// As calendars write the start of summer and winter time: a day of a month, or its second or last Sunday. ical.js searches for
// a day of both kinds that there may never be.
const yearly = new RegExp(
  `^(?!.*BYMONTHDAY=.*BYDAY=|.*BYDAY=.*BYMONTHDAY=)FREQ=YEARLY(;BYMONTH=\\d{1,2}|;BYMONTHDAY=\\d{1,2}|;BYDAY=(-1|[1-5])${weekday}|;INTERVAL=1|;WKST=${weekday}|;UNTIL=[0-9TZ:-]+)*$`,
);

/** Checks whether a year is one in which events are imported, or beside them. */
export const isZoneYear = (year: number): boolean => year >= firstZoneYear && year <= lastZoneYear;

/**
 * Lets a yearly change begin no earlier than `firstZoneYear`, so that nobody waits for centuries of it: Outlook's
 * begin in 1601. Returns false for any other rule.
 */
function isMadeShort(change: ICAL.Component): boolean {
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
 * Leaves only those zones in a file that can be read in little time. ical.js lists every change of a zone's offset, and a rule
 * may ask for one each second. Zones that the browser knows by name are left out as well. Times in a zone that was left
 * out are read by that name, or as times of this device.
 */
export function keepReadableZones(calendar: ICAL.Component): void {
  let changes = 0;
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = zone.getFirstPropertyValue('tzid');
    const parts = zone.getAllSubcomponents();
    const size = parts.reduce((sum, part) => sum + 1 + part.getAllProperties('rdate').length, 0);
    const isReadable =
      typeof name === 'string' && !isZone(name) && changes + size <= mostChanges && parts.every(isMadeShort);
    if (isReadable) changes += size;
    else calendar.removeSubcomponent(zone);
  }
}
