import { describe, expect, it } from 'vitest';
import { startApi } from './api-under-test';
import { aiSettings, openai, storeContact, storeNote } from './service-peers';

const clock = { now: new Date('2026-05-04T23:59:30.500Z') };
// Long enough that no call here times out.
const settings = { ...aiSettings, OPENAI_TIMEOUT_MS: '20000' };
const api = await startApi({ settings, now: () => clock.now });

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  api.call('POST', path, { as: 'mia', body, headers });
const answers = (output: object) => openai.script({ does: 'answers', with: output });
const sent = () => JSON.stringify(openai.asked.map(({ messages }) => messages[1]?.content));
const used = api.database.doc('integrations/ai-use-mia');

describe('one person’s daily AI requests', () => {
  const suggest = () => post('/notes-ai/suggestion', { category: 'task', title: 'Report' });
  const day = '2026-05-04';

  it('are limited to 300 texts until midnight', async () => {
    await used.set({ day, text: 299, image: 100 });
    answers({ content: 'Begin' });
    expect((await suggest()).status).toBe(200);
    expect((await used.get()).data()).toMatchObject({ day, text: 300, image: 100 });
    expect(await suggest()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect(openai.asked).toHaveLength(1);
  });

  it('start again each day, for texts and images alike', async () => {
    await used.set({ day: '2026-05-03', text: 300, image: 100 });
    answers({ content: 'Begin' });
    expect((await suggest()).status).toBe(200);
    expect((await used.get()).data()).toEqual({ day, text: 1, lastAt: expect.anything() });
  });

  it('count texts and images of a day separately', async () => {
    await used.set({ day, image: 7 });
    answers({ content: 'Begin' });
    expect((await suggest()).status).toBe(200);
    expect((await used.get()).data()).toMatchObject({ text: 1, image: 7 });
  });
});

describe('task estimates', () => {
  const estimate = async (tasks: readonly object[]) => {
    answers({ tasks });
    return post('/notes-ai/analyze-content', { content: '[ ] Write', type: 'tasks_timeframe' });
  };
  const task = (name: string, estimatedTime: number) => ({ task: name, estimatedTime, explanation: 'So.' });

  it('omit tasks without text and last at least one whole minute', async () => {
    const { body } = await estimate([task(' ', 10), task('Write', 0), task('Read', 1.5), task('Call', -3)]);
    expect(body).toMatchObject({
      taskCount: 3,
      tasks: [
        { task: 'Write', estimatedTime: 1 },
        { task: 'Read', estimatedTime: 2 },
        { task: 'Call', estimatedTime: 1 },
      ],
    });
    expect(body.tasks).toHaveLength(3);
  });

  it('are refused if no task has text', async () => {
    expect(await estimate([task(' ', 10)])).toMatchObject({
      status: 502,
      body: { error: { message: 'No task estimates returned' } },
    });
  });
});

describe('tasks generated from a goal', () => {
  const ofGoal = async (tasks: readonly string[], body: object = {}) => {
    answers({ tasks });
    return (await post('/notes-ai/generate-tasks-from-goal', { goalText: 'More donors', ...body })).body;
  };

  it('are at most seven, without empty ones', async () => {
    const tasks = ['One', ' ', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    expect(await ofGoal(tasks)).toEqual({
      content: '[ ] One\n[ ] Two\n[ ] Three\n[ ] Four\n[ ] Five\n[ ] Six\n[ ] Seven',
      source: 'ai',
    });
  });

  it('are the built-in ones if the service returns none', async () => {
    expect(await ofGoal([' '], { goalTitle: 'Reach' })).toMatchObject({
      content: expect.stringContaining('“Reach”'),
      goalTitle: 'Reach',
      source: 'fallback',
      reason: 'failed',
    });
  });
});

describe('an analysis of goals', () => {
  const analyse = async (estimatedTime: number | null, relatedGoalId: string | null) => {
    await storeNote(api, 'g1', { title: 'Reach', category: 'goal' });
    answers({
      statusOverview: 'One goal.',
      dailyTasks: [{ task: 'Call', priority: 'high', estimatedTime, relatedGoalId }],
      priorityGoals: [],
      recommendations: [],
      contactFollowups: [],
    });
    const goals = [{ id: 'g1', title: 'sent', content: 'sent', isCompleted: false }];
    return (await post('/notes-ai/analyze-goals-and-suggest-tasks', { goals })).body.dailyTasks;
  };

  it.each([
    [null, 30],
    [0, 30],
    [-5, 30],
    [0.6, 1],
    [12.4, 12],
  ])('converts %j minutes to %i', async (estimatedTime, minutes) => {
    expect(await analyse(estimatedTime, 'g1')).toEqual([
      {
        task: 'Call',
        priority: 'high',
        estimatedTime: minutes,
        relatedGoalId: 'g1',
        relatedGoalTitle: 'Reach',
      },
    ]);
  });

  it.each(['made-up', null])('does not relate a task to a goal for the id %j', async (id) => {
    expect(await analyse(10, id)).toMatchObject([{ relatedGoalId: null, relatedGoalTitle: null }]);
  });
});

describe('an analysis of a contact', () => {
  it('uses the ten newest notes', async () => {
    await storeContact(api, 'iris');
    for (let n = 10; n < 21; n += 1)
      await storeNote(api, `n${n}`, {
        contactId: 'iris',
        contactOwnerId: 'mia',
        content: `Talk ${n}.`,
        createdAt: new Date(`2026-04-${n}T08:00:00Z`),
      });
    const insights = ['', ...Array.from({ length: 9 }, (_, n) => `Insight ${n}`)];
    answers({ summary: 'A', nextStep: 'B', insights, nextSteps: insights });
    const { body } = await post('/contacts-ai/analyze', { id: 'iris' });
    expect(body).toMatchObject({ notesUsed: 10, last_analyzed: '2026-05-04T23:59:30.500Z' });
    for (const list of [body.ai_insights, body.ai_next_steps]) {
      expect(list).toHaveLength(8);
      expect(list[7]).toBe('Insight 7');
    }
    expect(sent()).toContain('Talk 11.');
    expect(sent()).not.toContain('Talk 10.');
  });
});

describe('a caller who disconnects', () => {
  /** Sends a call and disconnects as soon as the service has received the prompt. */
  const leave = async (headers: Readonly<Record<string, string>>) => {
    const leaving = new AbortController();
    const asking = fetch(`http://127.0.0.1:${api.port}/api/notes-ai/suggestion`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.tokenOf('mia')}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ category: 'task', title: 'Report' }),
      signal: leaving.signal,
    });
    await expect.poll(() => openai.asked.length).toBe(1);
    leaving.abort();
    await expect(asking).rejects.toThrow(/abort/i);
  };

  it('ends the request to the AI service', async () => {
    openai.script({ does: 'hangs' });
    await leave({});
    await expect.poll(openai.abandoned, { timeout: 5_000 }).toBe(1);
  });

  it('gets the answer by repeating the call’s key, because the call continued', async () => {
    let goOn = () => {};
    const after = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    openai.script({ does: 'answers', with: { content: 'Begin' }, after });
    const key = { 'idempotency-key': 'leaving-0001' };
    await leave(key);
    const again = post('/notes-ai/suggestion', { category: 'task', title: 'Report' }, key);
    goOn();
    expect((await again).body).toEqual({ content: 'Begin', source: 'ai' });
    expect(openai.asked).toHaveLength(1);
    expect(openai.abandoned()).toBe(0);
  });
});
