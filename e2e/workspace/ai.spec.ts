import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, type Stack, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { openAsAdmin, openAsStaff } from '../sign-in';

test.beforeAll(({ stack }) => stack.loadApi());

const box = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the analysis box of a contact without an analysis, from its row. */
async function openAnalysis(page: Page) {
  await openAsStaff(page, '/dashboard/contacts');
  await choose(page, 'Amara Osei', 'AI analysis');
  const dialog = box(page, 'AI analysis of Amara Osei');
  await expect(dialog.getByText('There is no analysis of this contact yet.')).toBeVisible();
  return { dialog, refresh: dialog.getByRole('button', { name: 'Refresh analysis' }) };
}

/** Opens the same box and makes a first analysis. */
async function openAnalysed(page: Page, stack: Stack) {
  const { dialog, refresh } = await openAnalysis(page);
  stack.ai.script({ does: 'answers', with: { summary: 'Leads a shelter.', nextStep: 'Call her.' } });
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByText('Leads a shelter.')).toBeVisible();
  return { dialog, refresh, proposed: dialog.getByRole('region', { name: 'New' }) };
}

test(
  'a contact’s analysis says when it is fallback text or an incomplete answer',
  covers('WRK-109', 'WRK-188', 'WRK-196', 'WRK-197'),
  async ({ page, stack }) => {
    const { dialog, refresh } = await openAnalysis(page);
    // The service is down.
    await dialog.getByRole('button', { name: 'Analyze' }).click();
    await expect(dialog.getByText('This analysis uses fallback content.')).toBeVisible();
    await expect(dialog.getByText(/^Unable to analyze contact at this time/)).toBeVisible();
    await expect(page.getByText('AI Analysis encountered an error. Using fallback content.')).toBeVisible();

    stack.ai.script({ does: 'answers', with: { summary: 'Leads a shelter.', nextStep: '' } });
    await refresh.click();
    await expect(dialog.getByText('The analysis is incomplete. Refresh to try again.')).toBeVisible();
    await expect(dialog.getByText('This analysis uses fallback content.')).toBeHidden();
  },
);

test(
  'a later analysis of a contact is compared with the first and replaces it',
  covers('WRK-174', 'WRK-175', 'WRK-177'),
  async ({ page, stack }) => {
    const { dialog, refresh, proposed } = await openAnalysed(page, stack);
    stack.ai.script({
      does: 'answers',
      with: { summary: 'Opened a second house.', nextStep: 'Offer a <b>call</b>.' },
    });
    await refresh.click();
    await expect(proposed.getByText('Opened a second house.')).toBeVisible();
    // Markup in the service's answer is shown as text.
    await expect(proposed.getByText('Offer a <b>call</b>.')).toBeVisible();
    await expect(proposed.getByText(/^Made from the contact’s own fields/)).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Now' }).getByText('Leads a shelter.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Use the new analysis' }).click();
    await expect(page.getByText('Analysis refreshed successfully')).toBeVisible();
    await expect(dialog.getByText('Leads a shelter.')).toBeHidden();
    await expect(dialog.getByText('Opened a second house.')).toBeVisible();

    // The same summary with another next step is a different analysis.
    stack.ai.script({
      does: 'answers',
      with: { summary: 'Opened a second house.', nextStep: 'Visit the house.' },
    });
    await refresh.click();
    await expect(proposed.getByText('Visit the house.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use the new analysis' }).click();
    await expect(dialog.getByText('Offer a <b>call</b>.')).toBeHidden();
    await expect(dialog.getByText('Visit the house.')).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('Opened a second house.')).toBeVisible();
    await expect(dialog.getByText('Visit the house.')).toBeVisible();
  },
);

test(
  'a slow analysis can be cancelled, and one that cannot be saved shows an error',
  covers('WRK-176', 'WRK-186'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    const { dialog, refresh, proposed } = await openAnalysed(page, stack);
    stack.ai.script({ does: 'hangs' });
    await refresh.click();
    await expect(refresh).toBeDisabled();
    await expect(dialog.getByText('Analyzing…')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(refresh).toBeEnabled();
    await expect(dialog.getByText('Leads a shelter.')).toBeVisible();

    stack.ai.script({ does: 'answers', with: { summary: 'Closed the first one.', nextStep: 'Ask why.' } });
    await refresh.click();
    await expect(proposed.getByText('Closed the first one.')).toBeVisible();
    await page.route('**/documents:commit*', (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
      }),
    );
    await dialog.getByRole('button', { name: 'Use the new analysis' }).click();
    await expect(page.getByText('Unable to save analysis results to database').first()).toBeVisible();
  },
);

test(
  'a further analysis starts while the first is still being saved',
  covers('WRK-174'),
  async ({ page, stack }) => {
    const { dialog, refresh } = await openAnalysis(page);
    await page.route('**/documents:commit*', () => {});
    stack.ai.script({ does: 'answers', with: { summary: 'Leads a shelter.', nextStep: 'Call her.' } });
    await dialog.getByRole('button', { name: 'Analyze' }).click();
    await expect(dialog.getByText('Leads a shelter.')).toBeVisible();
    stack.ai.script({ does: 'hangs' });
    await refresh.click();
    await expect(dialog.getByText('Analyzing…')).toBeVisible();
  },
);

async function openNotes(page: Page): Promise<void> {
  await openAsAdmin(page, '/admin/dashboard/notes');
  await expect(page.getByRole('article', { name: 'Ten warm donors by March' })).toBeVisible();
}

test(
  'goals are analyzed in a wide dialog, with fallback text while the service is down',
  covers('WRK-240', 'WRK-249', 'WRK-250', 'WRK-369', 'WRK-378'),
  async ({ page, stack }) => {
    await openNotes(page);
    await page.getByRole('button', { name: 'Analyze Goals' }).click();
    const goals = box(page, 'Smart Goal Analysis');
    await expect(goals.getByText('Using Fallback Analysis')).toBeVisible();
    await expect(goals.getByText('You have 1 active goal and 0 completed goals.')).toBeVisible();
    expect((await goals.boundingBox())?.width).toBeCloseTo(800, 0);
    const id =
      /id\W+(seedNote\d+)/.exec(JSON.stringify(stack.ai.asked.at(-1)?.messages[1]?.content))?.[1] ?? '';
    stack.ai.script({
      does: 'answers',
      with: {
        statusOverview: 'One goal is on its way.',
        dailyTasks: [
          { task: 'Export the list', priority: 'high', estimatedTime: 75, relatedGoalId: id },
          { task: 'Call Amara', priority: null, estimatedTime: null, relatedGoalId: null },
        ],
        priorityGoals: [{ id, nextAction: 'Mark who came' }],
        recommendations: ['Ask the volunteers first.'],
        contactFollowups: ['Amara waits for two lists.'],
      },
    });
    await goals.getByRole('button', { name: 'Ask again' }).click();
    for (const text of [
      'One goal is on its way.',
      'Export the list · High · 1 h 15 min · for Ten warm donors by March',
      'Call Amara · Medium · 30 min',
      'Ten warm donors by March: Mark who came',
      'Ask the volunteers first.',
      'Amara waits for two lists.',
    ])
      await expect(goals.getByText(text)).toBeVisible();
    await expect(goals.getByText('Using Fallback Analysis')).toBeHidden();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'each open task is estimated with its time and the reason',
  covers('WRK-382'),
  async ({ page, stack }) => {
    await openNotes(page);
    stack.ai.script({
      does: 'answers',
      with: {
        tasks: [{ task: 'Mark who came to the open house', estimatedTime: 45, explanation: 'One list.' }],
      },
    });
    await page.getByRole('button', { name: 'Estimate Tasks' }).click();
    const estimates = box(page, 'Estimates of Tasks');
    await expect(estimates.getByText('1 task takes about 45 min of work, within 2 weeks.')).toBeVisible();
    await expect(estimates.getByText('Mark who came to the open house · 45 min · One list.')).toBeVisible();
  },
);

test(
  'a suggestion opens in the note form before anything is saved',
  covers('WRK-355'),
  async ({ page, stack }) => {
    await openNotes(page);
    const title = 'Spring appeal, what we agreed';
    stack.ai.script({ does: 'answers', with: { content: 'Who writes the letter?' } });
    await choose(page, title, 'Suggest text');
    const suggestion = box(page, `Suggestion for ${title}`);
    await expect(suggestion.getByText('Who writes the letter?')).toBeVisible();
    const before = (await stack.documents('notes')).length;
    await suggestion.getByRole('button', { name: 'Open in the note form' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'Content' })).toContainText('Who writes the letter?');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    expect(await stack.documents('notes')).toHaveLength(before);
  },
);

test(
  'a note is analyzed, and a refused or impossible analysis shows an error',
  covers('WRK-365', 'WRK-366', 'WRK-367', 'WRK-379'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    await openAsAdmin(page, '/admin/dashboard/notes');
    const title = 'Spring appeal, what we agreed';
    stack.ai.script({
      does: 'answers',
      with: {
        suggestedCategory: 'meeting',
        sentiment: 'positive',
        keyPoints: ['One letter for two audiences.'],
        tasks: ['Export the list on Monday.'],
      },
    });
    await choose(page, title, 'Analyze note');
    const analysis = box(page, 'Note Analysis');
    for (const text of ['Meeting', 'Positive', 'One letter for two audiences.', 'Export the list on Monday.'])
      await expect(analysis.getByText(text, { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await stack.documents('notes')).filter(({ fields }) => fields.lastAnalyzed).length)
      .toBe(1);
    const refused = { error: { code: 'invalid', message: 'no', requestId: '1' } };
    await page.route('**/api/notes-ai/**', (route) => route.fulfill({ status: 422, json: refused }));
    await analysis.getByRole('button', { name: 'Ask again' }).click();
    await expect(analysis.getByText('Failed to analyze note content. Please try again.')).toBeVisible();
    await analysis.getByRole('button', { name: 'Close' }).click();
    // If the database does not return the goals, the analysis must not invent any.
    await page.route('**/documents:runQuery*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: 'Analyze Goals' }).click();
    await expect(box(page, 'Smart Goal Analysis').getByText('Failed to generate analysis')).toBeVisible();
  },
);

test(
  'the AI writes an email, which is saved as a draft',
  covers('WRK-198', 'WRK-199'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 502/);
    await openAsStaff(page, '/dashboard/contacts/seedContact000000001');
    stack.ai.otherwise({ does: 'answers', with: { subject: '', content: 'Dear Amara' } });
    await page.getByRole('button', { name: 'Generate email' }).click();
    await page.getByRole('menuitem', { name: 'Welcome' }).click();
    const dialog = box(page, 'Welcome to Amara Osei');
    await expect(dialog.getByText('Missing required fields: subject')).toBeVisible();
    stack.ai.otherwise({
      does: 'answers',
      with: { subject: 'The two lists', content: 'Dear Amara,\n\nshall we begin?' },
    });
    await dialog.getByRole('button', { name: 'Ask again' }).click();
    await expect(dialog.getByText('The two lists')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(dialog).toBeHidden();
    const draft = page.getByRole('article', { name: 'The two lists' });
    await expect(draft.getByText('shall we begin?')).toBeVisible();
    await expect(draft.getByText(/^Draft since /)).toBeVisible();
  },
);
