import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexUntyped, setLeadStatus } from '@/features/leads/changes';
import { deleteInvalidLead, deleteLead } from '@/features/leads/deletion';
import { leads } from '@/features/leads/collections';
import { leadList, typedLeads } from '@/features/leads/queries';
import { leadSchema } from '@/features/leads/schema';
import { saveStarterPackRequest } from '@/features/leads/forms/save-lead';
import { profiles } from '@/shared/auth/profile';
import { countDocuments, listDocuments } from '@/shared/firebase/database';
import { commit, set } from '@/shared/firebase/commit';
import { serverTime } from '@/shared/firebase/fields';
import { patch } from '@/shared/firebase/patch';
import { randomId } from '@/shared/lib/random-id';
import { patchChange } from '@/shared/saving/change';
import { setSaving } from '@/shared/saving/current';
import { covers } from '@/testing/covers';
import { as, browserOf } from './browsers';
import { beginAnew, stored } from './local-backend';
import { asNobody, asOwner, signIn } from './people';

async function aLead(number = 0) {
  const id = randomId();
  asNobody();
  await saveStarterPackRequest(
    { name: `Person ${number}`, email: `person${number}@shelter.example` },
    { id, consentVersion: '2026-11', signal: new AbortController().signal },
  );
  return {
    ...leadSchema.parse({
      name: `Person ${number}`,
      email: `person${number}@shelter.example`,
      status: 'pending',
      bundleType: 'Day-1 Impact Playbook',
    }),
    id,
  };
}

/** Drops the first answer to each change's write after the server has carried it out. */
function loseFirstAnswers() {
  const through = globalThis.fetch;
  const carriedOut: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (!new Request(address).url.includes(':commit')) return through(address, options);
    // Without the sender's time limit, because a commit that a busy machine carries out later would not be
    // counted.
    const answer = await through(address, { ...options, signal: null });
    if (answer.ok) carriedOut.push(typeof options?.body === 'string' ? options.body : '');
    throw new TypeError('Failed to fetch');
  });
  return carriedOut;
}

beforeEach(beginAnew);
describe('changes of a request', () => {
  it('set status and time', covers('WRK-521', 'WRK-534', 'WRK-667'), async () => {
    const lead = await aLead();
    await as('ada');
    expect(await setLeadStatus(lead, 'sent').settled).toEqual({ state: 'saved', already: false });
    const [record] = await stored('bundleRequests');
    expect(record?.fields).toMatchObject({
      status: { stringValue: 'sent' },
      updatedAt: { timestampValue: expect.any(String) },
    });
  });

  it(
    'delete it with its key, also if it is damaged, and a second deletion does nothing',
    covers('WRK-539', 'WRK-667'),
    async () => {
      const [first, second] = [await aLead(1), await aLead(2)];
      asOwner();
      const unknownStatus = { status: 'lost' } as unknown as { status: 'sent' };
      await commit([patch({ path: 'bundleRequests' }, second.id, unknownStatus)]);
      await as('ada');
      expect(await (await deleteLead(first)).settled).toEqual({ state: 'saved', already: false });
      expect(await (await deleteLead(first)).settled).toEqual({ state: 'saved', already: true });
      expect(await stored('leadKeys')).toHaveLength(1);
      expect(await (await deleteInvalidLead(second.id, 'A damaged request')).settled).toEqual({
        state: 'saved',
        already: false,
      });
      expect(await stored('bundleRequests')).toEqual([]);
      expect(await stored('leadKeys')).toEqual([]);
    },
  );

  it('are refused to a regular user and stay in the list', async () => {
    const lead = await aLead();
    await signIn('mia');
    const saving = browserOf('mia');
    setSaving(saving);
    expect(await setLeadStatus(lead, 'sent').settled).toEqual({ state: 'refused', because: 'denied' });
    expect(saving.view().changes).toMatchObject([{ state: 'refused', because: 'denied' }]);
  });

  it('are applied once if their answers are lost, 100 times', {
    ...covers('FLT-004'),
    timeout: 120_000,
  }, async () => {
    const found = [];
    for (let number = 0; number < 100; number++) found.push(await aLead(number));
    await as('ada');
    const carriedOut = loseFirstAnswers();
    const outcomes = await Promise.all(found.map((lead) => setLeadStatus(lead, 'completed').settled));
    expect(outcomes.every(({ state }) => state === 'saved')).toBe(true);
    expect(carriedOut).toHaveLength(100);
  });
});

describe('requests stored without a type', () => {
  it('are completed oldest first and then found among the playbook requests', covers('WRK-525'), async () => {
    const old = { email: 'old@shelter.example', status: 'pending' };
    asOwner();
    await commit(
      Array.from({ length: 120 }, (_, number) =>
        set({ path: 'bundleRequests' }, randomId(), {
          ...old,
          name: `Person ${number}`,
          createdAt: new Date(Date.UTC(2020, 0, number + 1)),
          // The tenth has no type, the 110th an empty one, and one is on the second page of the query.
          ...(number !== 9 &&
            number !== 105 && { bundleType: number === 110 ? '' : 'Contact Form Submission' }),
        }),
      ),
    );
    await signIn('ada');
    const saving = browserOf('ada');
    setSaving(saving);
    const view = {
      search: '',
      status: 'all',
      kind: 'playbook',
      sort: 'createdAt',
      direction: 'asc',
    } as const;
    const names = async () =>
      (await listDocuments(leads, leadList.query(view))).documents.map(({ name }) => name);
    expect(await names()).toEqual(['Person 110']);
    expect(await countDocuments(leads, typedLeads)).toBe(118);

    await indexUntyped(2, new AbortController().signal);
    await expect.poll(() => saving.view().changes).toEqual([]);
    expect(await names()).toEqual(['Person 9', 'Person 105', 'Person 110']);
    expect(await countDocuments(leads, typedLeads)).toBe(120);
  });
});

describe('two browsers with one record', () => {
  const change = (field: 'displayName' | 'bio', text: string, base: string) =>
    patchChange(profiles, 'mia', {
      patch:
        field === 'bio'
          ? { bio: text, updatedAt: serverTime }
          : { displayName: text, name: text, updatedAt: serverTime },
      base: field === 'bio' ? { bio: base } : { displayName: base, name: base },
      what: text,
    });
  const mia = async () => (await stored('users')).find(({ id }) => id === 'mia')?.fields;
  const textOf = (value: unknown) => (value as { stringValue?: string } | undefined)?.stringValue ?? '';

  it('change different fields at the same time, and both are saved, 200 times', {
    ...covers('FLT-007'),
    timeout: 120_000,
  }, async () => {
    await signIn('mia');
    const [one, other] = [browserOf('mia'), browserOf('mia')];
    let name = textOf((await mia())?.['displayName']);
    let bio = textOf((await mia())?.['bio']);
    for (let round = 0; round < 200; round++) {
      const outcomes = await Promise.all([
        one.save(change('displayName', `Name ${round}`, name)).settled,
        other.save(change('bio', `Bio ${round}`, bio)).settled,
      ]);
      expect(outcomes.map(({ state }) => state)).toEqual(['saved', 'saved']);
      [name, bio] = [`Name ${round}`, `Bio ${round}`];
    }
    const record = await mia();
    expect([textOf(record?.['displayName']), textOf(record?.['bio'])]).toEqual([name, bio]);
  });

  it('get one save and one conflict if they change the same field at the same time', {
    ...covers('FLT-008'),
    timeout: 120_000,
  }, async () => {
    await signIn('mia');
    const [one, other] = [browserOf('mia'), browserOf('mia')];
    let bio = textOf((await mia())?.['bio']);
    for (let round = 0; round < 50; round++) {
      const outcomes = await Promise.all([
        one.save(change('bio', `One ${round}`, bio)).settled,
        other.save(change('bio', `Other ${round}`, bio)).settled,
      ]);
      expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['clash', 'saved']);
      bio = textOf((await mia())?.['bio']);
      const asked = [one, other].find((saving) => saving.view().changes.length > 0);
      const [waiting] = asked?.view().changes ?? [];
      expect(waiting?.stuck).toMatchObject({ fields: [{ theirs: bio }] });
      await asked?.discard(waiting?.id ?? '');
    }
  });
});
