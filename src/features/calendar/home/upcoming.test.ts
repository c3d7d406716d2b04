import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { anEvent } from '@/testing/records/event';
import { occurrencesIn } from '../dates/occurrences';
import { upcomingOf, upcomingSpan } from './upcoming';

const now = new Date(2026, 10, 23, 16, 30);
const span = upcomingSpan(now);
const at = (day: number, hour: number) => new Date(2026, 10, 23 + day, hour);
const meeting = {
  id: 'm',
  title: 'Board',
  date: at(1, 8),
  participants: ['mia', 'theo', 'ada'],
  sharedWith: [],
  location: 'Queen Street',
  description: 'The budget',
  createdBy: 'ada',
};

describe('The upcoming list', () => {
  it('reaches from the start of today to the end of the fourteenth day after it', covers('WRK-090'), () => {
    expect(span).toEqual({ start: new Date(2026, 10, 23), end: new Date(2026, 11, 8) });
    const event = (id: string, start: Date) => anEvent({ id, start, end: new Date(start.getTime() + 1) });
    const events = [
      event('early', at(0, 1)),
      event('last', at(14, 23)),
      event('past', at(-1, 23)),
      event('after', at(15, 0)),
    ];
    expect(occurrencesIn(events, span).map(({ key }) => key)).toEqual(['early', 'last']);
  });

  it(
    'shows events and meetings by time, with title, date, time, place and people',
    covers('WRK-086', 'WRK-088'),
    () => {
      const shared = anEvent({
        start: at(1, 9),
        end: at(1, 10),
        location: 'Room 2',
        sharedUserIds: ['theo', 'ada'],
      });
      const cancelled = anEvent({ id: 'no', start: at(2, 9), end: at(2, 10), status: 'cancelled' });
      const [first, second, ...rest] = upcomingOf(occurrencesIn([cancelled, shared], span), [meeting], now);
      expect(first).toMatchObject({
        title: 'Board',
        source: 'meeting',
        people: 3,
        location: 'Queen Street',
        description: 'The budget',
      });
      expect(second).toMatchObject({
        title: 'Kick-off',
        source: 'calendar',
        people: 3,
        location: 'Room 2',
        event: { id: shared.id },
      });
      expect(second?.day).toBe('Tue, Nov 24');
      expect(second?.time).toContain('9:00');
      expect(rest).toEqual([]);
    },
  );

  it('leaves out events that are over and keeps those that are under way', () => {
    const events = [
      anEvent({ id: 'over', start: at(0, 9), end: at(0, 10) }),
      anEvent({ id: 'on', start: at(0, 16), end: at(0, 17) }),
      anEvent({ id: 'later', start: at(0, 18), end: at(0, 19) }),
    ];
    const board = (id: string, hour: number) => ({ ...meeting, id, date: at(0, hour) });
    const lines = upcomingOf(occurrencesIn(events, span), [board('past', 8), board('soon', 17)], now);
    expect(lines.map(({ key }) => key)).toEqual(['on', 'meeting soon', 'later']);
  });

  it('drops an event at its end time, and a meeting one hour after its start', () => {
    const event = (id: string, end: Date) => anEvent({ id, start: at(0, 9), end });
    const board = (id: string, date: Date) => ({ ...meeting, id, date });
    const ms = (time: number) => new Date(now.getTime() + time);
    const lines = upcomingOf(
      occurrencesIn([event('over', ms(0)), event('on', ms(1))], span),
      [board('over', ms(-3_600_000)), board('on', ms(-3_599_999))],
      now,
    );
    expect(lines.map(({ key }) => key)).toEqual(['on', 'meeting on']);
  });

  it('sorts events that start at the same time by title', () => {
    const event = (id: string, title: string) => anEvent({ id, title, start: at(1, 8), end: at(1, 9) });
    const lines = upcomingOf(occurrencesIn([event('c', 'Choir'), event('a', 'Audit')], span), [meeting], now);
    expect(lines.map(({ title }) => title)).toEqual(['Audit', 'Board', 'Choir']);
  });

  it('shows a weekly series once, with its next date', () => {
    const weekly = anEvent({
      id: 'weekly',
      title: 'Week together',
      start: at(-7, 9),
      end: at(-7, 10),
      repeat: 'FREQ=WEEKLY',
    });
    const lines = upcomingOf(occurrencesIn([weekly], span), [], now);
    expect(lines.map(({ title, day, repeats }) => [title, day, repeats])).toEqual([
      ['Week together', 'Mon, Nov 30', true],
    ]);
  });
});
