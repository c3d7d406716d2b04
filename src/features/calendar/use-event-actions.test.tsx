import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { setSaving } from '@/shared/saving/current';
import { databaseError, Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { type Occurrence, occurrencesOf } from './dates/occurrences';
import { deviceZone } from './dates/wall-clock';
import { derivedEventFields } from './derived-fields';
import { anEvent } from '@/testing/records/event';
import { useEventActions } from './use-event-actions';

const mia: Actor = {
  uid: 'mia',
  email: 'mia@acf.example',
  displayName: 'Mia',
  photoURL: '',
  role: 'regular',
  status: 'active',
};
const theo: Actor = { ...mia, uid: 'theo', email: 'theo@acf.example' };
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);

let saving: Saving | undefined;
let desk = new Desk();
beforeEach(() => {
  desk = new Desk();
  saving = desk.tab({ derivers: { 'calendar-event': derivedEventFields } });
  setSaving(saving);
});
afterEach(() => {
  act(() => clearMessages());
  setSaving(undefined);
  saving?.close();
});

/** Stores an event from nine to ten on a Monday. Returns its occurrences and the actions of `actor`. */
function begin(given: Parameters<typeof anEvent>[0] = {}, actor = mia) {
  const event = anEvent({ start: at(23, 9), end: at(23, 10), timeZone: deviceZone(), ...given });
  const { id, ...fields } = event;
  desk.database.put('calendarEvents', id, fields);
  const dates = occurrencesOf(event, {
    start: at(1, 0),
    end: at(99, 0),
  });
  const date = (index: number): Occurrence => {
    const found = dates[index];
    if (found === undefined) throw new Error('The event has fewer dates.');
    return found;
  };
  render(<Messages />);
  const { result } = renderHook(() => useEventActions(actor));
  const run = (work: (actions: typeof result.current.actions) => unknown) =>
    act(async () => {
      work(result.current.actions);
    });
  return { date, run, open: () => result.current.open };
}
const events = () =>
  [...desk.database.records].flatMap(([key, { fields }]) =>
    key.startsWith('calendarEvents/') ? [{ id: key.slice('calendarEvents/'.length), ...fields }] : [],
  ) as unknown as readonly Readonly<Record<string, unknown>>[];
const stored = () => desk.database.read('calendarEvents', 'event000000000000001')?.fields;
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

describe('A moved event', () => {
  it('has its new times, shows a message, and returns with one undo', async () => {
    const { date, run } = begin();
    await run((actions) => actions.move(date(0), { start: at(24, 11), end: at(24, 12), allDay: false }));
    expect(stored()).toMatchObject({ start: at(24, 11), end: at(24, 12), seriesEnd: at(24, 12) });
    expect(
      screen.getByText('Kick-off moved to Tuesday, November 24, 2026, 11:00 AM – 12:00 PM'),
    ).toBeVisible();
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(stored()).toMatchObject({ start: at(23, 9), end: at(23, 10), seriesEnd: at(23, 10) });
  });

  it('sends nothing and shows no message if its times did not change', async () => {
    const { date, run } = begin();
    await run((actions) => actions.move(date(0), { start: at(23, 9), end: at(23, 10), allDay: false }));
    expect(desk.requests).toEqual([]);
    expect(document.body).toHaveTextContent(/^$/);
  });

  it.each([
    ['another start', at(23, 8), at(23, 10), false],
    ['another end', at(23, 9), at(23, 11), false],
    ['the whole day', at(23, 0), at(24, 0), true],
  ])('is saved with %s', async (_, start, end, allDay) => {
    const { date, run } = begin();
    await run((actions) => actions.move(date(0), { start, end, allDay }));
    expect(stored()).toMatchObject(
      allDay
        ? { start: new Date('2026-11-23T00:00:00Z'), end: new Date('2026-11-24T00:00:00Z'), allDay }
        : { start, end, allDay },
    );
  });

  it('is refused for a person who may only view it', async () => {
    const { date, run } = begin({ sharedUserIds: ['theo'], sharedPermissions: { theo: 'view' } }, theo);
    await run((actions) => actions.move(date(0), { start: at(24, 9), end: at(24, 10), allDay: false }));
    expect(screen.getByText('You can view this event, but not move it.')).toBeVisible();
    expect(desk.requests).toEqual([]);
  });

  it('closes the dialog that moved it', async () => {
    const { date, run, open } = begin();
    await run((actions) => actions.setOpen({ kind: 'move', occurrence: date(0) }));
    await run((actions) => actions.move(date(0), { start: at(24, 9), end: at(24, 10), allDay: false }));
    expect(open()).toBeUndefined();
  });

  it('shows an error instead of its message if the server refuses the change', async () => {
    const { date, run } = begin();
    desk.database.refuses = () => true;
    await run((actions) => actions.move(date(0), { start: at(24, 9), end: at(24, 10), allDay: false }));
    expect(await screen.findByText('Failed to save event. Please try again.')).toBeVisible();
    expect(screen.queryByText(/moved to/)).not.toBeInTheDocument();
  });
});

describe('A resized event', () => {
  it('shows its new length in a message', async () => {
    const { date, run } = begin();
    await run((actions) => actions.resize(date(0), { start: at(23, 9), end: at(23, 11) }));
    expect(stored()).toMatchObject({ end: at(23, 11) });
    expect(screen.getByText('Kick-off now lasts 2 hours')).toBeVisible();
  });
});

describe('Keyboard steps', () => {
  it('move an event by half an hour each, and replace the earlier message', async () => {
    const { date, run } = begin();
    await run((actions) => actions.step(date(0), { kind: 'move', unit: 'minutes', by: 30 }));
    expect(screen.getByText('Kick-off moved to Monday, November 23, 2026, 9:30 AM – 10:30 AM')).toBeVisible();
    await run((actions) => actions.step(date(0), { kind: 'length', unit: 'minutes', by: 30 }));
    expect(screen.getByText('Kick-off now lasts 1 hour, 30 minutes')).toBeVisible();
    expect(screen.queryByText(/moved to/)).not.toBeInTheDocument();
  });

  it('move an all-day event by whole days and cannot make it empty', async () => {
    const { date, run } = begin({
      allDay: true,
      start: new Date('2026-11-23T00:00:00Z'),
      end: new Date('2026-11-24T00:00:00Z'),
    });
    await run((actions) => actions.step(date(0), { kind: 'length', unit: 'days', by: -1 }));
    expect(desk.requests).toEqual([]);
    await run((actions) => actions.step(date(0), { kind: 'move', unit: 'days', by: 7 }));
    expect(stored()).toMatchObject({ start: new Date('2026-11-30T00:00:00Z') });
    expect(screen.getByText('Kick-off moved to Monday, November 30, 2026, All day')).toBeVisible();
  });
});

describe('A date of a repeated event', () => {
  const weekly = { repeat: 'FREQ=WEEKLY;COUNT=4' };

  it('asks which dates to move, and becomes its own event', async () => {
    const { date, run, open } = begin(weekly);
    await run((actions) => actions.move(date(1), { start: at(30, 11), end: at(30, 12), allDay: false }));
    expect(desk.requests).toEqual([]);
    const asked = open();
    if (asked?.kind !== 'scope') throw new Error('Nothing was asked.');
    expect(asked).toMatchObject({ purpose: 'change', offered: ['this', 'following', 'all'] });
    await act(async () => asked.run('this'));
    expect(open()).toBeUndefined();
    expect(stored()).toMatchObject({ exceptions: ['2026-11-30'] });
    expect(events()).toContainEqual(
      expect.objectContaining({ start: at(30, 11), repeat: '', createdBy: 'mia', status: 'scheduled' }),
    );
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(stored()).toMatchObject({ exceptions: [] });
    expect(events()).toHaveLength(1);
  });

  it('stays shared with the same people when it leaves the series', async () => {
    const share = { email: '', name: 'Theo', permission: 'edit', addedBy: 'mia', addedAt: null } as const;
    const { date, run, open } = begin({
      ...weekly,
      sharedUsers: [{ userId: 'theo', ...share }],
      sharedUserIds: ['theo'],
      sharedPermissions: { theo: 'edit' },
    });
    await run((actions) => actions.move(date(1), { start: at(30, 11), end: at(30, 12), allDay: false }));
    const asked = open();
    await act(async () => asked?.kind === 'scope' && asked.run('following'));
    const made = events().find(({ id }) => id !== 'event000000000000001');
    expect(made).toMatchObject({
      start: at(30, 11),
      repeat: 'FREQ=WEEKLY;COUNT=3',
      sharedUserIds: ['theo'],
      sharedPermissions: { theo: 'edit' },
    });
    expect(stored()).toMatchObject({ repeat: 'FREQ=WEEKLY;UNTIL=20261129' });
  });

  it.each([
    ['this', { exceptions: ['2026-11-30'] }],
    ['following', { repeat: 'FREQ=WEEKLY;UNTIL=20261129' }],
  ] as const)('is deleted with the scope “%s” and returns with one undo', async (scope, left) => {
    const { date, run, open } = begin(weekly);
    await run((actions) => actions.askToDelete(date(1)));
    const asked = open();
    if (asked?.kind !== 'scope') throw new Error('Nothing was asked.');
    expect(asked.purpose).toBe('deletion');
    await act(async () => asked.run(scope));
    expect(stored()).toMatchObject(left);
    expect(screen.getByText('Event deleted')).toBeVisible();
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(stored()).toMatchObject({ exceptions: [], repeat: 'FREQ=WEEKLY;COUNT=4' });
  });

  it.each([
    ['all of it', 'all', 0, {}],
    ['the first and the following', 'following', 0, {}],
    [
      'the last up to its last day',
      'this',
      0,
      { repeat: 'FREQ=WEEKLY;UNTIL=20261130', exceptions: ['2026-11-30'] },
    ],
    ['the last that is left', 'this', 0, { exceptions: ['2026-11-30', '2026-12-07', '2026-12-14'] }],
  ] as const)('moves its series to the trash if %s is deleted', async (_, scope, index, more) => {
    const { date, run, open } = begin({
      ...weekly,
      ...more,
      exceptions: [...('exceptions' in more ? more.exceptions : [])],
    });
    await run((actions) => actions.askToDelete(date(index)));
    const asked = open();
    await act(async () => asked?.kind === 'scope' && asked.run(scope));
    expect(events()).toEqual([]);
    expect(desk.database.read('trash', 'calendarEvents-event000000000000001')?.fields).toMatchObject({
      title: 'Kick-off',
      keepers: ['mia', ''],
    });
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(events()).toHaveLength(1);
  });
});

describe('A single event', () => {
  it('is deleted after a question and returns with one undo', async () => {
    const { date, run, open } = begin();
    await run((actions) => actions.askToDelete(date(0)));
    expect(open()).toMatchObject({ kind: 'delete' });
    await run((actions) => actions.remove(date(0)));
    expect(events()).toEqual([]);
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(stored()).toMatchObject({ title: 'Kick-off' });
  });

  it('shows an error if it cannot be deleted', async () => {
    const { date, run } = begin();
    desk.failing.push(undefined, async () => {
      throw databaseError('invalid-argument');
    });
    await run((actions) => actions.remove(date(0)));
    expect(await screen.findByText('Failed to delete event. Please try again.')).toBeVisible();
  });

  it('is shared with several people, each with a permission', async () => {
    const { date, run } = begin({
      sharedUsers: [
        { userId: 'noor', email: '', name: 'Noor', permission: 'view', addedBy: 'mia', addedAt: null },
        { userId: 'lena', email: '', name: 'Lena', permission: 'view', addedBy: 'mia', addedAt: null },
      ],
      sharedUserIds: ['noor', 'lena'],
      sharedPermissions: { noor: 'view', lena: 'view' },
    });
    await run((actions) =>
      actions.share(date(0).event, [
        { uid: 'noor', email: '', name: 'Noor', permission: 'edit' },
        { uid: 'theo', email: 'theo@acf.example', name: 'theo@acf.example', permission: 'view' },
      ]),
    );
    expect(stored()).toMatchObject({
      sharedUserIds: ['noor', 'theo'],
      sharedPermissions: { noor: 'edit', theo: 'view' },
      sharedUsers: [
        { userId: 'noor', permission: 'edit', addedBy: 'mia' },
        // A name that equals the e-mail address is stored as empty.
        { userId: 'theo', permission: 'view', name: '', email: 'theo@acf.example' },
      ],
    });
    expect(desk.commits()).toHaveLength(3);
    expect(await screen.findByText('Sharing updated')).toBeVisible();
  });
});
