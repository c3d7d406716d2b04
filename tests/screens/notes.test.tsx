import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '@/features/notes/schema';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { aNote } from '@/testing/records/note';
import { aTemplate } from '@/testing/records/template';
import { beginAnew, stored } from '../repositories/local-backend';
import { storeRecords } from '../repositories/store-records';
import { answerApi, renderScreen, type User } from './render-screen';

const day = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Stores a note of today with its title. */
const note = (title: string, changes: Partial<Note> = {}) =>
  storeRecords({
    notes: [aNote({ id: title.replaceAll(' ', '-'), title, createdAt: daysAgo(0), ...changes })],
  });

const hub = '/dashboard/notes';
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const shows = (...expected: readonly string[]) =>
  waitFor(() => {
    expect(new Set(titles())).toEqual(new Set(expected));
    expect(titles()).toHaveLength(expected.length);
  });
const choose = async (user: User, filter: string, option: string) => {
  const box = await screen.findByRole('combobox', { name: filter });
  await user.selectOptions(box, await within(box).findByRole('option', { name: option }));
};

beforeEach(beginAnew);

describe('the filters of the notes screen', () => {
  it('include contacts if the person has any', covers('WRK-261'), async () => {
    await storeRecords({ contacts: [aContact()] });
    await note('About Amara', { contactId: 'amara' });
    await note('About nobody');
    const { user } = await renderScreen(`${hub}?filterType=all`, { as: 'mia' });
    await shows('About Amara', 'About nobody');
    await choose(user, 'Contact', 'Amara Osei');
    await shows('About Amara');
  });

  it('do not include contacts if the person has none', covers('WRK-261'), async () => {
    await note('About nobody');
    await renderScreen(hub, { as: 'mia' });
    await shows('About nobody');
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Contact' })).toBeNull();
  });

  it('include people and the system for an administrator', covers('WRK-262', 'WRK-797'), async () => {
    await note('Of Mia');
    await note('Of Theo', { createdBy: 'theo' });
    await note('Of the system', { createdBy: 'system' });
    const { user } = await renderScreen('/admin/dashboard/notes?filterType=all', { as: 'ada' });
    await shows('Of Mia', 'Of Theo', 'Of the system');
    await choose(user, 'User', 'Theo Okafor');
    await shows('Of Theo');
    await choose(user, 'User', 'System Notes');
    await shows('Of the system');
    await choose(user, 'User', 'All Users');
    await shows('Of Mia', 'Of Theo', 'Of the system');
  });

  it('do not include people for a regular user', covers('WRK-263'), async () => {
    await note('Of Mia');
    await renderScreen(hub, { as: 'mia' });
    await shows('Of Mia');
    expect(screen.queryByRole('combobox', { name: 'User' })).toBeNull();
  });

  it('include today, the last 7 days and the last month', covers('WRK-264'), async () => {
    const midnight = new Date().setHours(0, 0, 0, 0);
    await note('Of today', { createdAt: new Date(midnight) });
    await note('Of yesterday', { createdAt: new Date(midnight - 1) });
    await note('Of six days ago', { createdAt: daysAgo(6.9) });
    await note('Of eight days ago', { createdAt: daysAgo(7.1) });
    await note('Of 29 days ago', { createdAt: daysAgo(29.9) });
    await note('Of 31 days ago', { createdAt: daysAgo(31) });
    const { user } = await renderScreen(hub, { as: 'mia' });
    await waitFor(() => expect(titles()).toHaveLength(6));
    await choose(user, 'Created', 'Today');
    await shows('Of today');
    await choose(user, 'Created', 'Last 7 days');
    await shows('Of today', 'Of yesterday', 'Of six days ago');
    await choose(user, 'Created', 'Last month');
    await shows('Of today', 'Of yesterday', 'Of six days ago', 'Of eight days ago', 'Of 29 days ago');
  });
});

const form = async () => within(await screen.findByRole('dialog', { name: 'Add Note' }));
const save = async (user: User) => {
  await user.click((await form()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Note' })).toBeNull());
};
const fieldsOf = async (title: string) =>
  (await stored('notes')).find(({ fields }) => JSON.stringify(fields['title']).includes(title))?.fields;

describe('a new note', () => {
  it('created as a goal’s task is stored as a task', covers('WRK-346', 'WRK-347'), async () => {
    await note('Ten donors', { category: 'goal' });
    const { user } = await renderScreen(hub, { as: 'mia' });
    await shows('Ten donors');
    const button = screen.getByRole('button', { name: 'Actions for Ten donors' });
    await user.click(button);
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await user.click(within(menu as HTMLElement).getByRole('menuitem', { name: 'Add task', hidden: true }));
    const dialog = await form();
    expect(dialog.queryByRole('combobox', { name: /^Category/ })).toBeNull();
    const title = await dialog.findByRole('textbox', { name: /^Title/ });
    await user.type(title, 'Call Ruth');
    await user.type(await dialog.findByRole('textbox', { name: /^Content/ }), 'On Monday');
    await save(user);
    await waitFor(async () =>
      expect(await fieldsOf('Call Ruth')).toMatchObject({
        category: { stringValue: 'task' },
        parentGoalId: { stringValue: 'Ten-donors' },
      }),
    );
  });

  it('started from a template stores its id', covers('WRK-411'), async () => {
    await storeRecords({ templates: [aTemplate()] });
    const { user } = await renderScreen(hub, { as: 'mia' });
    await user.click(await screen.findByRole('button', { name: 'Add Note' }));
    const dialog = await form();
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'With a template');
    await choose(user, 'Template', 'First call');
    await save(user);
    await waitFor(async () =>
      expect(await fieldsOf('With a template')).toMatchObject({ templateId: { stringValue: 'first-call' } }),
    );
  });
});

describe('the analysis of goals', () => {
  const task = (name: string, priority: string) => ({
    task: name,
    priority,
    estimatedTime: 30,
    relatedGoalId: null,
    relatedGoalTitle: null,
  });
  const analyse = async () => {
    answerApi({
      'POST /api/notes-ai/analyze-goals-and-suggest-tasks': () => ({
        body: {
          statusOverview: 'You are on the way.',
          dailyTasks: [task('Call Ruth', 'high'), task('Write to Sam', 'medium'), task('Tidy', 'low')],
          priorityGoals: [],
          recommendations: [],
          contactFollowups: [],
          source: 'ai',
          timestamp: new Date().toISOString(),
        },
      }),
    });
    const { user } = await renderScreen(hub, { as: 'mia' });
    await user.click(await screen.findByRole('button', { name: 'Analyze Goals' }));
    return within(await screen.findByRole('dialog', { name: 'Smart Goal Analysis' }));
  };
  const warning = 'No active goals found. Add a goal to get better suggestions.';

  it(
    'labels its tasks High, Medium and Low, and shows no warning while a goal is open',
    covers('WRK-363', 'WRK-373'),
    async () => {
      await note('Ten donors', { category: 'goal' });
      const dialog = await analyse();
      expect(await dialog.findByText('Call Ruth · High · 30 min')).toBeVisible();
      expect(dialog.getByText('Write to Sam · Medium · 30 min')).toBeVisible();
      expect(dialog.getByText('Tidy · Low · 30 min')).toBeVisible();
      expect(dialog.queryByText(warning)).toBeNull();
    },
  );

  it('warns if every goal is completed', covers('WRK-363'), async () => {
    await note('Ten donors', { category: 'goal', isCompleted: true });
    const dialog = await analyse();
    expect(await dialog.findByText(warning)).toBeVisible();
  });

  it('says that there is nothing to analyze without goals', covers('WRK-368'), async () => {
    const dialog = await analyse();
    expect(await dialog.findByText('No goals available for analysis')).toBeVisible();
  });
});
