import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it, vi } from 'vitest';
import { defaultLimits } from '@/features/analytics/event-queue';
import { analyticsEvents, eventRecord } from '@/features/analytics/event-record';
import { type EventName, eventParameters } from '@/features/analytics/events';
import { covers } from '@/testing/covers';
import { removedField, Timestamp } from './records/leads';
import { actors, startRulesBackend } from './rules-backend';
import { serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-analytics');

const eventId = 'AbcdefghijKLMNOPQ123';
const path = `analyticsEvents/${eventId}`;
const names = Object.keys(eventParameters) as EventName[];
const withParameters = names.flatMap((name) => eventParameters[name].map((key) => [name, key] as const));

const parametersOf = (name: EventName): Record<string, unknown> =>
  Object.fromEntries(eventParameters[name].map((key) => [key, 'a value']));

/** Creates an event as the site records it. */
function anEvent(name: EventName, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    eventName: name,
    parameters: parametersOf(name),
    timestamp: serverTime(),
    userAgent: 'Mozilla/5.0',
    referrer: 'direct',
    ...(name === 'page_view' && { pageTitle: 'About · ACF', pageLocation: 'https://www.acf.example/about' }),
    ...changes,
  };
}

const add = (event: Record<string, unknown>, id = eventId) =>
  backend.as('visitor').doc(`analyticsEvents/${id}`).set(event);
const stored = () =>
  backend.asOwner(async (firestore) =>
    (await firestore.collection('analyticsEvents').get()).docs.map((entry) => entry.data()),
  );

async function refused(event: Record<string, unknown>, id?: string): Promise<void> {
  await assertFails(add(event, id));
  expect(await stored()).toEqual([]);
}

describe('a visitor', () => {
  it.each(names)(
    'may add the event %s in exactly its shape',
    covers('PUB-293', 'PUB-294', 'PUB-351'),
    async (name) => {
      await assertSucceeds(add(anEvent(name)));
      expect(await stored()).toEqual([{ ...anEvent(name), timestamp: expect.any(Timestamp) }]);
    },
  );

  it.each(actors)('may have any role: %s adds events too', covers('PUB-294'), async (actor) => {
    await assertSucceeds(backend.as(actor).doc(path).set(anEvent('calendly_scheduling')));
  });

  it.each(withParameters)('may not add %s without %s', async (name, key) => {
    const { [key]: _, ...rest } = parametersOf(name);
    await refused(anEvent(name, { parameters: rest }));
  });

  it.each(names)('may not add %s with another event’s parameter', async (name) => {
    const foreign = name === 'playbook_access' ? 'client_name' : 'playbook_type';
    await refused(anEvent(name, { parameters: { ...parametersOf(name), [foreign]: 'x' } }));
    await refused(anEvent(name, { parameters: { ...parametersOf(name), email: 'amara@shelter.example' } }));
  });

  it.each(names)('may not add the parameters of %s under another event name', async (name) => {
    await refused(anEvent(name, { eventName: 'anything' }));
    await assertSucceeds(add(anEvent(name)));
  });

  it.each(withParameters)('may fill %s.%s with text of up to 200 characters', async (name, key) => {
    const withValue = (value: unknown) =>
      anEvent(name, { parameters: { ...parametersOf(name), [key]: value } });
    for (const value of ['a'.repeat(201), 7, true, null, ['a'], { a: 'b' }]) await refused(withValue(value));
    await assertSucceeds(add(withValue('é'.repeat(200))));
  });

  it.each([
    ['an unknown name', { eventName: 'anything' }],
    ['a name that is a number', { eventName: 1 }],
    ['no map of parameters', { parameters: 'none' }],
    ['a list of parameters', { parameters: [] }],
    ['an unknown field', { note: 'hello' }],
    ["the visitor's own time", { timestamp: Timestamp.fromDate(new Date('2020-01-01T00:00:00Z')) }],
    ['a time that is text', { timestamp: '2026-11-21' }],
    ['a browser of two lines', { userAgent: 'a\nb' }],
    ['a browser of 301 characters', { userAgent: 'a'.repeat(301) }],
    ['a browser that is a map', { userAgent: { name: 'a' } }],
    ['a referrer too long', { referrer: `https://${'a'.repeat(494)}` }],
    ['a referrer with its page', { referrer: 'https://search.example/results' }],
    ['a referrer with a query', { referrer: 'https://search.example?q=amara' }],
    ['a referrer with a user name', { referrer: 'https://amara@search.example' }],
    ['a referrer of free text', { referrer: 'a friend told me' }],
    ['an empty referrer', { referrer: '' }],
    ['a page title', { pageTitle: 'About' }],
    ['a page', { pageTitle: 'About', pageLocation: 'https://www.acf.example/about' }],
  ])('may not add an event with %s', async (_, changes) => {
    await refused(anEvent('calendly_scheduling', changes));
  });

  it.each(['eventName', 'parameters', 'timestamp', 'userAgent', 'referrer'])(
    'may not add an event without %s',
    covers('PUB-351'),
    async (field) => {
      const { [field]: _, ...rest } = anEvent('calendly_scheduling');
      await refused(rest);
    },
  );

  it.each([
    ['userAgent', 'a'.repeat(300)],
    ['userAgent', ''],
    ['referrer', `https://${'a'.repeat(493)}`],
    ['referrer', 'http://127.0.0.1:5173'],
    ['referrer', 'android-app://com.search.example'],
  ])('may add an event whose %s is «%s»', async (field, value) => {
    await assertSucceeds(add(anEvent('calendly_scheduling', { [field]: value })));
  });

  it.each(['pageTitle', 'pageLocation'])(
    'may not add a page view without %s',
    covers('PUB-352'),
    async (field) => {
      const { [field]: _, ...rest } = anEvent('page_view');
      await refused(rest);
    },
  );

  it.each([
    ['an unknown field', { note: 'hello' }],
    ['a title of 201 characters', { pageTitle: 'a'.repeat(201) }],
    ['a title that is a number', { pageTitle: 1 }],
    ['an address with a query', { pageLocation: 'https://www.acf.example/about?email=amara' }],
    ['an address with a fragment', { pageLocation: 'https://www.acf.example/about#amara' }],
    ['an address with a user name', { pageLocation: 'https://amara@www.acf.example/' }],
    ['an address too long', { pageLocation: `https://www.acf.example/${'a'.repeat(478)}` }],
    ['text instead of an address', { pageLocation: 'about' }],
  ])('may not add a page view with %s', async (_, changes) => {
    await refused(anEvent('page_view', changes));
  });

  it('may add a page view with all fields at their limits', async () => {
    const pageLocation = `https://www.acf.example/${'a'.repeat(477)}`;
    await assertSucceeds(add(anEvent('page_view', { pageTitle: 'é'.repeat(200), pageLocation })));
  });

  it.each(['short', `${eventId}4`, 'Abcdefghij-LMNOPQ123'])('may not choose the id «%s»', async (id) => {
    await refused(anEvent('calendly_scheduling'), id);
  });
});

describe('a recorded event', () => {
  const record = () => add(anEvent('calendly_scheduling'));

  it.each(actors.filter((actor) => actor !== 'admin'))('cannot be read by %s', async (actor) => {
    await record();
    await assertFails(backend.as(actor).doc(path).get());
    await assertFails(backend.as(actor).collection('analyticsEvents').get());
  });

  it('can be read by an admin', async () => {
    await record();
    await assertSucceeds(backend.as('admin').doc(path).get());
    await assertSucceeds(backend.as('admin').collection('analyticsEvents').limit(50).get());
  });

  it.each(actors)('cannot be changed or deleted by %s', async (actor) => {
    await record();
    const before = await stored();
    const own = backend.as(actor).doc(path);
    await assertFails(own.set(anEvent('calendly_scheduling')));
    await assertFails(own.update({ referrer: 'https://other.example' }));
    await assertFails(own.update({ referrer: removedField() }));
    await assertFails(own.delete());
    expect(await stored()).toEqual(before);
  });
});

describe('the analytics client', () => {
  /** Loads the site's own sending code with this test's backend, set through a build's variables. */
  async function sending() {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', backend.projectId);
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'local');
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', backend.address());
    const { commit, create } = await import('@/shared/firebase/commit');
    return (records: readonly { id: string; record: ReturnType<typeof eventRecord> }[]) =>
      commit(
        records.map(({ id, record }) => create(analyticsEvents, id, record)),
        { asVisitor: true },
      );
  }
  const facts = { userAgent: 'Mozilla/5.0', referrer: '' };

  it(
    'stores one record per event with its own parameters, and several in one write',
    covers('PUB-300', 'PUB-302', 'PUB-303', 'PUB-304', 'PUB-305'),
    async () => {
      const send = await sending();
      const events = names.map((name, index) => ({
        id: `${eventId.slice(0, 18)}${String(index).padStart(2, '0')}`,
        record: eventRecord(
          {
            name,
            parameters: Object.fromEntries(
              eventParameters[name].map((key) => [key, `of ${key} ${'é'.repeat(300)}`]),
            ),
            ...(name === 'page_view' && {
              page: { title: 'About · ACF', location: 'https://www.acf.example/about' },
            }),
          },
          facts,
        ),
      }));
      await send(events.slice(0, defaultLimits.batchSize));
      await send(events.slice(defaultLimits.batchSize));
      const records = await stored();
      expect(records).toHaveLength(names.length);
      for (const record of records) {
        expect(record.referrer).toBe('direct');
        expect(record.timestamp).toBeInstanceOf(Timestamp);
      }
      expect(
        Object.fromEntries(
          records.map(({ eventName, parameters }) => [eventName, Object.keys(parameters).toSorted()]),
        ),
      ).toEqual({
        page_view: [],
        page_speed: ['metric', 'rating', 'value'],
        playbook_access: ['playbook_type'],
        playbook_link_click: ['link_type', 'link_url'],
        calendly_widget_load: [],
        calendly_scheduling: [],
        proposal_access: ['client_name', 'proposal_type', 'recipient'],
        proposal_view: ['client_name', 'proposal_type'],
        proposal_auth: ['client_name', 'proposal_type', 'success'],
        proposal_download: ['client_name', 'proposal_type'],
        proposal_share: ['client_name', 'proposal_type', 'share_method'],
      });
      expect(records.find((record) => record.eventName === 'page_view')).toMatchObject({
        pageTitle: 'About · ACF',
        pageLocation: 'https://www.acf.example/about',
      });
    },
  );

  it.each(names)('stores full batches of %s', async (name) => {
    const send = await sending();
    const parameters = Object.fromEntries(eventParameters[name].map((key) => [key, 'a'.repeat(200)]));
    const page = { title: 'About · ACF', location: `https://www.acf.example/${'a'.repeat(400)}` };
    const record = eventRecord({ name, parameters, ...(name === 'page_view' && { page }) }, facts);
    await send(
      Array.from({ length: defaultLimits.batchSize }, (_, n) => ({
        id: `${eventId.slice(0, 19)}${n}`,
        record,
      })),
    );
    expect(await stored()).toHaveLength(defaultLimits.batchSize);
  });

  it('stores nothing if one event of a write is invalid or its id is taken', async () => {
    const send = await sending();
    const good = eventRecord({ name: 'calendly_scheduling', parameters: {} }, facts);
    const bad = { ...good, note: 'hello' };
    const other = `${eventId.slice(0, 19)}9`;
    await expect(
      send([
        { id: eventId, record: good },
        { id: other, record: bad },
      ]),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored()).toEqual([]);

    await send([{ id: eventId, record: good }]);
    await expect(send([{ id: eventId, record: good }])).rejects.toMatchObject({
      code: expect.stringMatching(/already-exists|permission-denied/),
    });
    expect(await stored()).toHaveLength(1);
  });
});
