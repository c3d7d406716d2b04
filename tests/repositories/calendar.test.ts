import { beforeEach, describe, expect, it } from 'vitest';
import {
  createEvent,
  deleteOccurrence,
  moveOccurrence,
  replaceTimes,
  saveOccurrence,
  inputOf,
} from '@/features/calendar/changes';
import { calendarEvents } from '@/features/calendar/collections';
import {
  type Occurrence,
  occurrenceOn,
  occurrencesIn,
  type Span,
} from '@/features/calendar/dates/occurrences';
import { eventsIn } from '@/features/calendar/queries';
import type { CalendarEvent, EventInput } from '@/features/calendar/schema';
import { shareEvent, type Sharing } from '@/features/calendar/sharing';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import { currentSaving } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { reasonOf } from '@/shared/saving/shown/texts';
import { actorNamed, ada, mia, type PersonName } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { as } from './browsers';
import { beginAnew, put, stored } from './local-backend';

function colleague(name: PersonName, permission: Sharing['permission']): Sharing {
  const { email, displayName } = actorNamed(name);
  return { uid: name, email, name: displayName, permission };
}

const input: EventInput = {
  title: 'Week together',
  description: '',
  location: 'Small room',
  type: 'meeting',
  contactId: '',
  start: new Date('2026-11-23T14:00:00Z'),
  end: new Date('2026-11-23T15:00:00Z'),
  allDay: false,
  timeZone: 'America/Toronto',
  repeat: '',
};
const weekly = { ...input, repeat: 'FREQ=WEEKLY;COUNT=6' };

async function read(id: string): Promise<WithId<CalendarEvent>> {
  const found = await getDocument(calendarEvents, id);
  if (!found?.ok) throw new Error(`The event ${id} cannot be read.`);
  return found.document;
}

const saved = async ({ settled }: SaveHandle) => expect(await settled).toMatchObject({ state: 'saved' });

/** Creates an event of Mia's. */
async function anEvent(given: Partial<EventInput> = {}): Promise<WithId<CalendarEvent>> {
  const id = randomId();
  await saved(createEvent({ ...input, ...given }, await as('mia'), id).handle);
  return read(id);
}

const winter: Span = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2027-03-01T00:00:00Z') };

/** Returns the dates and titles that a person sees in a span. */
async function seenBy(name: PersonName, span = winter, whose: 'mine' | 'all' = 'mine'): Promise<string[]> {
  const { documents } = await listDocuments(calendarEvents, eventsIn(span, await as(name), whose));
  return occurrencesIn(documents, span).map(
    ({ start, event }) => `${start.toISOString().slice(0, 16)} ${event.title}`,
  );
}

function on(event: WithId<CalendarEvent>, day: string): Occurrence {
  const found = occurrenceOn(event, day);
  if (!found) throw new Error(`There is no date on ${day}.`);
  return found;
}

const hourLater = ({ start, end }: Span): Span => ({
  start: new Date(start.getTime() + 3_600_000),
  end: new Date(end.getTime() + 3_600_000),
});

beforeEach(beginAnew);

describe('events', () => {
  it(
    'are found by their owner, by people they are shared with, and on request by administrators',
    covers('WRK-428', 'WRK-429', 'WRK-659'),
    async () => {
      const event = await anEvent();
      const seen = ['2026-11-23T14:00 Week together'];
      expect(await seenBy('mia')).toEqual(seen);
      expect(await seenBy('theo')).toEqual([]);
      expect(await seenBy('ada')).toEqual([]);
      expect(await seenBy('ada', winter, 'all')).toEqual(seen);
      const mia = await as('mia');
      for (const handle of shareEvent(event, [colleague('theo', 'view'), colleague('ada', 'edit')], mia))
        await saved(handle);
      expect(await seenBy('theo')).toEqual(seen);
      const { sharedUsers, sharedUserIds, sharedPermissions } = await read(event.id);
      expect(sharedUserIds).toEqual(['theo', 'ada']);
      expect(sharedPermissions).toEqual({ theo: 'view', ada: 'edit' });
      expect(sharedUsers[0]).toMatchObject({ ...colleagueEntry('theo'), permission: 'view', addedBy: 'mia' });
      expect(sharedUsers[0]?.addedAt).toBeInstanceOf(Date);
    },
  );

  it('are found by any of their dates if they started long ago or repeat forever', async () => {
    await anEvent({ ...weekly, repeat: 'FREQ=YEARLY' });
    await anEvent({ title: 'Over', repeat: 'FREQ=WEEKLY;COUNT=2' });
    const later: Span = { start: new Date('2031-11-01T00:00:00Z'), end: new Date('2031-12-01T00:00:00Z') };
    expect(await seenBy('mia', later)).toEqual(['2031-11-23T14:00 Week together']);
    const { documents } = await listDocuments(calendarEvents, eventsIn(later, await as('mia')));
    expect(documents).toHaveLength(1);
  });

  it('can be changed with the permission edit but not with view', covers('WRK-426'), async () => {
    const event = await anEvent();
    for (const handle of shareEvent(event, [colleague('theo', 'view')], mia)) await saved(handle);
    const theo = await as('theo');
    const shared = await read(event.id);
    const refused = moveOccurrence(on(shared, ''), hourLater(shared), 'all', theo).handle;
    expect(await refused.settled).toMatchObject({ state: 'refused' });
    const [change] = currentSaving()?.view().changes ?? [];
    expect(change && reasonOf(change)).toBe('Failed to save event. Please try again.');

    await as('mia');
    for (const handle of shareEvent(shared, [colleague('theo', 'edit')], mia)) await saved(handle);
    await as('theo');
    await saved(moveOccurrence(on(await read(event.id), ''), hourLater(event), 'all', theo).handle);
    expect((await read(event.id)).start).toEqual(new Date('2026-11-23T15:00:00Z'));
    const taken = deleteOccurrence(on(await read(event.id), ''), 'all').handle;
    expect(await taken.settled).toMatchObject({ state: 'refused' });
    const texts = (currentSaving()?.view().changes ?? []).map(reasonOf);
    expect(texts).toContain('Failed to delete event. Please try again.');
  });

  it('are moved and moved back, and changes of different fields by two people are merged', async () => {
    const event = await anEvent();
    const { handle, undo } = moveOccurrence(on(event, ''), hourLater(event), 'all', mia);
    await saved(handle);
    expect(await read(event.id)).toMatchObject({
      start: new Date('2026-11-23T15:00:00Z'),
      seriesEnd: new Date('2026-11-23T16:00:00Z'),
    });
    await saved(undo());
    expect(await read(event.id)).toMatchObject({ start: event.start, end: event.end, seriesEnd: event.end });

    await as('ada');
    await saved(
      saveOccurrence(on(event, ''), { ...inputOf(event), repeat: 'FREQ=WEEKLY;COUNT=2' }, 'all', ada).handle,
    );
    await as('mia');
    await saved(moveOccurrence(on(event, ''), hourLater(event), 'all', mia).handle);
    // The end of the series is computed again from both changes.
    expect(await read(event.id)).toMatchObject({
      repeat: 'FREQ=WEEKLY;COUNT=2',
      seriesEnd: new Date('2026-11-30T16:00:00Z'),
    });
  });

  it('get valid dates if theirs cannot be read', covers('WRK-422'), async () => {
    const id = randomId();
    const event = await anEvent();
    const [record] = (await stored('calendarEvents')).filter((each) => each.id === event.id);
    await put(`calendarEvents/${id}`, { ...record?.fields, start: { stringValue: 'tomorrow' } });
    const unreadable = await read(id);
    const times = { start: input.start, end: input.end };
    expect(unreadable.start.getTime()).toBeNaN();
    await saved(await replaceTimes(unreadable, { ...inputOf(unreadable), ...times }));
    expect(await read(id)).toMatchObject({ ...times, seriesEnd: times.end });
  });

  it('are restored from the trash', async () => {
    const event = await anEvent();
    const { handle, undo } = deleteOccurrence(on(event, ''), 'all');
    await saved(handle);
    expect(await stored('calendarEvents')).toEqual([]);
    expect((await stored('trash')).map(({ id }) => id)).toEqual([`calendarEvents-${event.id}`]);
    await saved(undo());
    expect(await read(event.id)).toEqual(event);
  });
});

function colleagueEntry(name: PersonName) {
  const { email, displayName } = actorNamed(name);
  return { userId: name, email, name: displayName };
}

describe('a repeated event', () => {
  const days = (...texts: readonly string[]) => texts.map((text) => `${text} Week together`);

  it('has one date moved to its own event with the same people, which can be undone', async () => {
    const event = await anEvent(weekly);
    for (const handle of shareEvent(event, [colleague('theo', 'view')], mia)) await saved(handle);
    const date = on(await read(event.id), '2026-12-07');
    const { handle, undo } = moveOccurrence(date, hourLater(date), 'this', mia);
    await saved(handle);
    const moved = days(
      '2026-11-23T14:00',
      '2026-11-30T14:00',
      '2026-12-07T15:00',
      '2026-12-14T14:00',
      '2026-12-21T14:00',
      '2026-12-28T14:00',
    );
    expect(await seenBy('mia')).toEqual(moved);
    await expect.poll(() => seenBy('theo')).toEqual(moved);
    await as('mia');
    await saved(undo());
    expect(await seenBy('mia')).toEqual(moved.with(2, '2026-12-07T14:00 Week together'));
  });

  it('continues at another time from one date on, with as many dates as before', async () => {
    const event = await anEvent({ ...weekly, repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    const date = on(event, '2026-12-07');
    // From Monday to Tuesday.
    const to = { start: new Date('2026-12-08T14:00:00Z'), end: new Date('2026-12-08T15:00:00Z') };
    await saved(moveOccurrence(date, to, 'following', mia).handle);
    expect(await seenBy('mia')).toEqual(
      days('2026-11-23T14:00', '2026-11-30T14:00', '2026-12-08T14:00', '2026-12-15T14:00'),
    );
  });

  it('keeps its removed dates when it continues at another time from one date on', async () => {
    const event = await anEvent({ ...weekly, repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6' });
    await saved(deleteOccurrence(on(event, '2026-11-30'), 'this').handle);
    await saved(deleteOccurrence(on(await read(event.id), '2026-12-14'), 'this').handle);
    const date = on(await read(event.id), '2026-12-07');
    const to = { start: new Date('2026-12-08T14:00:00Z'), end: new Date('2026-12-08T15:00:00Z') };
    await saved(moveOccurrence(date, to, 'following', mia).handle);
    expect(await seenBy('mia')).toEqual(
      days('2026-11-23T14:00', '2026-12-08T14:00', '2026-12-22T14:00', '2026-12-29T14:00'),
    );
  });

  it('gets another rule for all its dates', async () => {
    const event = await anEvent(weekly);
    const { start, end } = on(event, '2026-11-30');
    const change = { ...inputOf(event), start, end, repeat: 'FREQ=DAILY;COUNT=3' };
    await saved(saveOccurrence(on(event, '2026-11-30'), change, 'all', mia).handle);
    expect(await read(event.id)).toMatchObject({ repeat: 'FREQ=DAILY;COUNT=3' });
    expect(await seenBy('mia')).toEqual(days('2026-11-23T14:00', '2026-11-24T14:00', '2026-11-25T14:00'));
  });

  it('moves completely, with its rule and its removed dates', async () => {
    const event = await anEvent({ ...weekly, repeat: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261207' });
    await saved(deleteOccurrence(on(event, '2026-11-30'), 'this').handle);
    const date = on(await read(event.id), '2026-12-03');
    const to = { start: new Date('2026-12-04T16:00:00Z'), end: new Date('2026-12-04T17:00:00Z') };
    await saved(moveOccurrence(date, to, 'all', mia).handle);
    expect(await read(event.id)).toMatchObject({
      repeat: 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20261208',
      exceptions: ['2026-12-01'],
    });
    expect(await seenBy('mia')).toEqual(
      days('2026-11-24T16:00', '2026-11-27T16:00', '2026-12-04T16:00', '2026-12-08T16:00'),
    );
  });

  it('ends before a date, loses single dates, and is deleted with its last date', async () => {
    const event = await anEvent(weekly);
    await saved(deleteOccurrence(on(event, '2026-12-14'), 'following').handle);
    await saved(deleteOccurrence(on(await read(event.id), '2026-11-30'), 'this').handle);
    expect(await seenBy('mia')).toEqual(days('2026-11-23T14:00', '2026-12-07T14:00'));
    await saved(deleteOccurrence(on(await read(event.id), '2026-12-07'), 'this').handle);
    await saved(deleteOccurrence(on(await read(event.id), '2026-11-23'), 'this').handle);
    expect(await stored('calendarEvents')).toEqual([]);
    expect(await stored('trash')).toHaveLength(1);
  });
});
