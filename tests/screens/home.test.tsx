import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '@/features/notes/schema';
import { anEvent, sharedWith } from '@/testing/records/event';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { aNote } from '@/testing/records/note';
import { beginAnew } from '../repositories/local-backend';
import { store, storeRecords } from '../repositories/store-records';
import { card, renderScreen } from './render-screen';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const homes = { ada: '/admin/dashboard/home', mia: '/dashboard', theo: '/dashboard' } as const;

beforeEach(beginAnew);

const itemsOf = async (name: keyof typeof homes, title: string) => {
  await renderScreen(homes[name], { as: name });
  return card(title);
};

describe('the upcoming meetings of the home screen', () => {
  const meeting = (title: string, participants: readonly string[], at: Date) =>
    store(`meetings/${title.replaceAll(' ', '-')}`, { title, participants, date: at, createdBy: 'ada' });
  const event = (title: string, createdBy: string, shared: Parameters<typeof sharedWith>[0] = {}) =>
    anEvent({
      id: title.replaceAll(' ', '-'),
      title,
      start: inHours(30),
      end: inHours(31),
      createdBy,
      ...sharedWith(shared, createdBy),
    });

  beforeEach(async () => {
    await meeting('Board with Mia', ['mia', 'ada'], inHours(26));
    await meeting('Board without Mia', ['theo'], inHours(27));
    await meeting('Board in a month', ['mia', 'ada'], inHours(30 * 24));
    await storeRecords({
      events: [
        event('Visit of Mia', 'mia'),
        event('Visit of Theo', 'theo'),
        event('Visit of Theo with Mia', 'theo', { mia: 'view' }),
      ],
    });
  });

  it(
    'include everyone’s meetings and events of the next 14 days for an administrator',
    covers('WRK-085', 'WRK-091'),
    async () => {
      const meetings = await itemsOf('ada', 'Upcoming Meetings');
      expect(await meetings.findByText('Board with Mia')).toBeVisible();
      expect(await meetings.findByText('Board without Mia')).toBeVisible();
      expect(await meetings.findByText('Visit of Mia')).toBeVisible();
      expect(await meetings.findByText('Visit of Theo')).toBeVisible();
      expect(meetings.getByText('This Week: 5')).toBeVisible();
      expect(meetings.queryByText('Board in a month')).toBeNull();
    },
  );

  it('include a regular user’s own meetings and their own and shared events', covers('WRK-092'), async () => {
    const meetings = await itemsOf('mia', 'Upcoming Meetings');
    expect(await meetings.findByText('Board with Mia')).toBeVisible();
    expect(await meetings.findByText('Visit of Mia')).toBeVisible();
    expect(await meetings.findByText('Visit of Theo with Mia')).toBeVisible();
    expect(meetings.getByText('This Week: 3')).toBeVisible();
    expect(meetings.queryByText('Board without Mia')).toBeNull();
    expect(meetings.queryByText('Visit of Theo')).toBeNull();
  });
});

describe('the figures of the home screen', () => {
  const task = (id: string, changes: Partial<Note>) =>
    aNote({ id, title: id, content: 'Ask again.', category: 'task', createdAt: daysAgo(4), ...changes });

  it('count the contacts created since midnight but not yesterday’s', covers('WRK-080'), async () => {
    const midnight = new Date().setHours(0, 0, 0, 0);
    await storeRecords({
      contacts: [
        aContact({ id: 'first-of-today', createdAt: new Date(midnight) }),
        aContact({ id: 'now', createdAt: new Date() }),
        aContact({ id: 'last-of-yesterday', createdAt: new Date(midnight - 1) }),
        aContact({ id: 'of-theo', createdAt: new Date(), ownerId: 'theo' }),
      ],
    });
    const activity = await itemsOf('mia', 'Contact Activity');
    const figure = (await activity.findByText('New Today')).nextElementSibling;
    await expect.poll(() => figure?.textContent).toBe('2');
  });

  it('list the three latest tasks, each with its status and the time spent', covers('WRK-095'), async () => {
    const timer = (minutes: number) => ({
      timerData: {
        isRunning: false,
        totalTime: minutes * 60_000,
        elapsedTime: 0,
        lastUpdated: daysAgo(1),
        history: [],
        currentSession: null,
      },
    });
    await storeRecords({
      notes: [
        task('Oldest', { updatedAt: daysAgo(4) }),
        task('Third', { updatedAt: daysAgo(3), isCompleted: true }),
        task('Second', { updatedAt: daysAgo(2), status: 'in-progress', ...timer(75) }),
        task('Latest', { updatedAt: daysAgo(1), ...timer(5) }),
      ],
    });
    const summary = await itemsOf('mia', 'Notes & Tasks Summary');
    await summary.findByText('Latest');
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Latest5mPendingAsk again.',
      'Second1h 15mIn progressAsk again.',
      'Third0mCompletedAsk again.',
    ]);
    expect(summary.queryByText('Oldest')).toBeNull();
  });
});
