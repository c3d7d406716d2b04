import { covers, expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { card, editor, hub, openHub, storedNote, told } from '../pages/notes-hub';
import { saveForm } from '../pages/record-form';
import { openAsAdmin } from '../sign-in';

test(
  'a timer keeps running after a reload and stops from the panel of running timers',
  covers('WRK-323', 'WRK-328', 'WRK-329', 'WRK-330', 'WRK-331'),
  async ({ page, stack }) => {
    await openHub(page);
    const panel = page.getByRole('region', { name: 'Running Timers' });
    await expect(panel.getByText('No active timers.')).toBeVisible();
    await page.getByRole('button', { name: 'Start timer: Ten warm donors by March' }).click();
    await expect(panel.getByRole('link', { name: 'Ten warm donors by March' })).toBeVisible();
    await expect(panel.getByRole('timer')).not.toHaveText('00:00:00');
    await page.reload();
    const time = panel.getByRole('timer');
    await expect(time).toHaveText(/^00:00:\d\d$/);
    await panel.getByRole('button', { name: 'Stop timer: Ten warm donors by March' }).click();
    await expect(panel.getByText('No active timers.')).toBeVisible();
    await expect
      .poll(async () => {
        const note = await storedNote(stack, 'Ten warm donors by March');
        return note?.['timerData']?.mapValue?.fields?.['isRunning']?.booleanValue;
      })
      .toBe(false);
    const note = await storedNote(stack, 'Ten warm donors by March');
    expect(JSON.stringify(note?.['timerData']?.mapValue?.fields?.['history'])).toContain('duration');
  },
);

test('the home screen lists a running timer and stops it', covers('WRK-099'), async ({ page }) => {
  await openHub(page);
  await page.getByRole('button', { name: 'Start timer: Ten warm donors by March' }).click();
  const panel = page.getByRole('region', { name: 'Running Timers' });
  await expect(panel.getByRole('link', { name: 'Ten warm donors by March' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(panel.getByRole('link', { name: 'Ten warm donors by March' })).toBeVisible();
  await panel.getByRole('button', { name: 'Stop timer: Ten warm donors by March' }).click();
  await expect(panel.getByText('No active timers.')).toBeVisible();
});

const goals = `${hub}?filterCategory=goal`;
const goal = 'Ten warm donors by March';

test('a goal gets a next step', covers('WRK-338', 'WRK-343'), async ({ page, stack }) => {
  await openAsAdmin(page, goals);
  await choose(page, goal, 'Add next step');
  const steps = page.getByRole('dialog', { name: 'Add next steps' });
  await steps.getByRole('textbox', { name: 'Next steps' }).fill('Call Ruth');
  await steps.getByRole('button', { name: 'Add' }).click();
  await told(page, 'Next step added to goal');
  await expect
    .poll(async () => (await storedNote(stack, goal))?.['content']?.stringValue)
    .toContain('Call Ruth (next)');
});

test(
  'a task created from a goal links back to the goal',
  covers('WRK-346', 'WRK-347', 'WRK-348'),
  async ({ page, stack }) => {
    await openAsAdmin(page, goals);
    await choose(page, goal, 'Add task');
    await editor(page).fill('Find her number.');
    await saveForm(page);
    await told(page, 'Note created successfully');
    expect(await storedNote(stack, `Task for: ${goal}`)).toMatchObject({
      category: { stringValue: 'task' },
      linkedGoalTitle: { stringValue: goal },
    });
    await page.getByLabel('Category', { exact: true }).selectOption('task');
    await page.getByRole('link', { name: `Task for: ${goal}` }).click();
    await page.getByRole('button', { name: `Go to the goal ${goal}` }).click();
    await expect(card(page, goal)).toBeVisible();
  },
);

test(
  'a goal is completed and set back to in progress',
  covers('WRK-334', 'WRK-335'),
  async ({ page, stack }) => {
    await openAsAdmin(page, goals);
    await choose(page, goal, 'Mark as completed');
    await told(page, 'Goal marked as completed');
    await choose(page, goal, 'Mark as in progress');
    await told(page, 'Goal marked as in-progress');
    expect((await storedNote(stack, goal))?.['isCompleted']?.booleanValue).toBe(false);
  },
);
