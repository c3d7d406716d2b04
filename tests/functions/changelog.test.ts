import { expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { startApi } from './api-under-test';
import { aiSettings, openai } from './service-peers';

const releases = [
  { version: '2026-05-02', changes: ['Notes begin with a template.', 'Contacts are exported.'] },
  { version: '2026-05-01', changes: ['Requests are searched.'] },
];
const api = await startApi({ settings: { ...aiSettings, OPENAI_TIMEOUT_MS: '20000' }, releases });

const analyse = () => api.call('POST', '/changelog/analyze', { as: 'ada', body: {} });
const entries = async () => {
  const { docs } = await api.database.collection('changeLogs').orderBy('timestamp', 'desc').get();
  return docs.map((each) => each.data());
};
const summary = { summary: 'Notes begin with a template now.', components: ['Notes', ''] };

it('the analysis adds missing versions, newest first, with one summary', covers('WRK-444'), async () => {
  await api.database
    .doc('changeLogs/release-2026-05-01')
    .set({ type: 'git-changelog', summary: 'Requests are searched.', timestamp: new Date('2026-05-01') });
  openai.script({ does: 'answers', with: summary });
  expect(await analyse()).toMatchObject({ status: 200, body: { versions: 1, source: 'ai' } });
  expect(await entries()).toMatchObject([
    {
      type: 'auto-generated',
      summary: 'Notes begin with a template now.',
      entityId: '2026-05-02',
      metadata: { version: '2026-05-02', analyzedComponents: ['Notes'], generatedBy: 'the AI service' },
    },
    {
      type: 'git-changelog',
      summary: 'Notes begin with a template.\nContacts are exported.',
      metadata: { version: '2026-05-02' },
    },
    { summary: 'Requests are searched.' },
  ]);
  const asked = JSON.stringify(openai.asked[0]?.messages[1]?.content);
  expect(asked).toContain('Contacts are exported.');
  expect(asked).not.toContain('Requests are searched.');

  // The API finds no new versions, so it does not call the service again.
  expect((await analyse()).body).toEqual({ versions: 0, source: null });
  expect(openai.asked).toHaveLength(1);
});

it(
  'the analysis adds nothing if the AI service fails, and the next call adds everything',
  covers('WRK-449'),
  async () => {
    openai.script({ does: 'breaks', status: 500 }, { does: 'answers', with: { ...summary, summary: ' ' } });
    for (const _ of ['broken', 'empty'])
      expect(await analyse()).toMatchObject({
        status: 503,
        body: { error: { message: 'Failed to generate changelog. Please try again.' } },
      });
    expect(await entries()).toEqual([]);
    openai.script({ does: 'answers', with: summary });
    expect((await analyse()).body).toEqual({ versions: 2, source: 'ai' });
  },
);

it(
  'only one of several concurrent calls runs, and a crashed call blocks others for a minute',
  covers('WRK-Q106'),
  async () => {
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    openai.script({ does: 'answers', with: summary, after: mayGoOn });
    const first = analyse();
    await expect.poll(() => openai.asked.length).toBe(1);
    expect(await analyse()).toMatchObject({
      status: 409,
      body: { error: { message: 'An analysis is already running. Please wait a minute.' } },
    });
    goOn();
    expect(await first).toMatchObject({ status: 200, body: { versions: 2 } });
    expect(await entries()).toHaveLength(3);

    await api.database.doc('integrations/changelog').set({ at: new Date(Date.now() - 61_000) });
    expect(await analyse()).toMatchObject({ status: 200, body: { versions: 0 } });
  },
);
