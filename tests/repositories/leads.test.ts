import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadKeys, leads } from '@/features/leads/collections';
import {
  saveApplication,
  saveMessage,
  saveStarterPackRequest,
  saveSubscription,
  saveWaitlistAddress,
} from '@/features/leads/forms/save-lead';
import { commit } from '@/shared/firebase/commit';
import { countDocuments } from '@/shared/firebase/database';
import { patch } from '@/shared/firebase/patch';
import { DeadlineError } from '@/shared/lib/deadline';
import { randomId } from '@/shared/lib/random-id';
import { covers } from '@/testing/covers';
import { beginAnew, stored } from './local-backend';
import { asOwner } from './people';

const sent = (id = randomId()) => ({
  id,
  consentVersion: '2026-11',
  signal: new AbortController().signal,
});
const amara = { name: 'Amara Osei', email: 'amara@shelter.example' };
const message = { ...amara, subject: '', message: 'Two lists?' };
const application = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: amara.email,
  linkedin: 'https://linkedin.com/in/amara-osei',
  company: 'Harbour Shelter',
  companySize: 24,
  role: 'Director',
};

beforeEach(beginAnew);
/** Lets the next write reach the database and drops its answer. */
function loseNextAnswer() {
  const through = globalThis.fetch;
  let isLost = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const answer = await through(address, options);
    if (isLost || !new Request(address).url.includes(':commit')) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  });
}

const ids = async (collection: string) => (await stored(collection)).map(({ id }) => id);

describe.each([
  ['a starter-pack request', saveStarterPackRequest],
  ['a subscription', saveSubscription],
])('%s', (_, save) => {
  it('is stored with the key of its email address', covers('PUB-Q1'), async () => {
    const own = sent();
    expect(await save(amara, own)).toBe('created');
    const [lead] = await stored('bundleRequests');
    expect(lead).toMatchObject({
      id: own.id,
      fields: {
        name: { stringValue: 'Amara Osei' },
        status: { stringValue: 'pending' },
        createdAt: { timestampValue: expect.any(String) },
        consentVersion: { stringValue: '2026-11' },
      },
    });
    expect(await stored('leadKeys')).toMatchObject([{ fields: { leadId: { stringValue: own.id } } }]);
  });

  it('changes nothing if the address has one, in any spelling', async () => {
    const own = sent();
    await save(amara, own);
    expect(await save({ ...amara, email: 'AMARA@shelter.example' }, sent())).toBe('exists');
    expect(await ids('bundleRequests')).toEqual([own.id]);
  });

  it('is reported as created, not as existing, when repeated after a lost answer', async () => {
    const own = sent();
    loseNextAnswer();
    await expect(save(amara, own)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await save(amara, own)).toBe('created');
    expect(await ids('bundleRequests')).toEqual([own.id]);
  });

  it('gives way if its key is taken between lookup and write', async () => {
    const [one, other] = [sent(), sent()];
    const results = await Promise.all([save(amara, one), save(amara, other)]);
    expect(results.toSorted()).toEqual(['created', 'exists']);
    expect(await ids('bundleRequests')).toHaveLength(1);
    expect(await ids('leadKeys')).toHaveLength(1);
  });

  it('stores neither a record nor a key if the rules refuse it', async () => {
    await expect(save({ ...amara, name: ' ' }, sent())).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await ids('bundleRequests')).toEqual([]);
    expect(await ids('leadKeys')).toEqual([]);
  });
});

describe('a message', () => {
  it('can be sent repeatedly from one address', async () => {
    await saveMessage(message, sent());
    await saveMessage(message, sent());
    expect(await ids('bundleRequests')).toHaveLength(2);
    expect(await ids('leadKeys')).toEqual([]);
  });

  it('is stored once if it is repeated after a lost answer', async () => {
    const own = sent();
    loseNextAnswer();
    await expect(saveMessage(message, own)).rejects.toMatchObject({ code: 'unavailable' });
    const first = await stored('bundleRequests');
    expect(await saveMessage(message, own)).toBe('created');
    expect(await stored('bundleRequests')).toEqual(first);
    expect(first).toMatchObject([{ id: own.id }]);
  });

  it('is recognized when repeated, even if an administrator has changed its status', async () => {
    const own = sent();
    await saveMessage(message, own);
    asOwner();
    await commit([patch(leads, own.id, { status: 'sent' })]);
    expect(await saveMessage(message, own)).toBe('created');
    expect(await stored('bundleRequests')).toMatchObject([{ fields: { status: { stringValue: 'sent' } } }]);
  });

  it('never replaces another message', async () => {
    const own = sent();
    await saveMessage(message, own);
    await expect(saveMessage({ ...message, name: 'Mallory' }, own)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await stored('bundleRequests')).toMatchObject([
      { fields: { name: { stringValue: 'Amara Osei' } } },
    ]);
  });
});

describe('the waitlist', () => {
  it('stores an address once', async () => {
    expect(await saveWaitlistAddress(amara.email, sent())).toBe('created');
    expect(await saveWaitlistAddress(amara.email, sent())).toBe('exists');
    expect(await stored('waitlist')).toMatchObject([{ fields: { status: { stringValue: 'unfinished' } } }]);
  });

  it('stores an application once and recognizes its repeat', async () => {
    const own = sent();
    loseNextAnswer();
    await expect(saveApplication(application, own)).rejects.toMatchObject({ code: 'unavailable' });
    const first = await stored('waitlist');
    expect(await saveApplication(application, own)).toBe('created');
    expect(await saveApplication({ ...application, role: 'Chair' }, sent())).toBe('exists');
    expect(await stored('waitlist')).toEqual(first);
    expect(first).toMatchObject([
      { fields: { role: { stringValue: 'Director' }, companySize: { integerValue: '24' } } },
    ]);
  });

  it('keeps an address unchanged when its application arrives, each with its own key', async () => {
    const [address, applied] = [sent(), sent()];
    await saveWaitlistAddress(amara.email, address);
    const [before] = await stored('waitlist');
    expect(await saveApplication(application, applied)).toBe('created');
    const entries = await stored('waitlist');
    expect(entries).toContainEqual(before);
    expect(entries.map(({ id }) => id).toSorted()).toEqual([address.id, applied.id].toSorted());
    expect(await ids('leadKeys')).toHaveLength(2);
  });

  it('refuses an address that has applied, in any spelling', async () => {
    await saveApplication(application, sent());
    expect(await saveWaitlistAddress('AMARA@shelter.example', sent())).toBe('exists');
    expect(await ids('waitlist')).toHaveLength(1);
  });
});

describe('500 simultaneous starter-pack requests, a tenth of them repeats', () => {
  it('store 450 requests with 450 keys, and each repeat learns that its address exists', {
    ...covers('FLT-002'),
    timeout: 180_000,
  }, async () => {
    const address = (number: number) => `person${number}@shelter.example`;
    const spelt = [(email: string) => email.toUpperCase(), (email: string) => email.replace('p', 'P')];
    const submissions = Array.from({ length: 500 }, (_, number) =>
      number < 450 ? address(number) : (spelt[number % 2]?.(address(number - 450)) ?? ''),
    );
    const forms = submissions.map((email) => ({ email, own: sent() }));
    const press = ({ email, own }: (typeof forms)[number]) =>
      saveStarterPackRequest({ name: 'Amara Osei', email }, own);
    const first = await Promise.allSettled(forms.map(press));
    const answers: string[] = [];
    for (const [place, outcome] of first.entries()) {
      const form = forms[place];
      if (outcome.status === 'fulfilled') answers.push(outcome.value);
      // On a slow machine some answers are too late. Those people submit again, but no longer all at the same
      // moment.
      else if (outcome.reason instanceof DeadlineError && form) answers.push(await press(form));
      else throw outcome.reason;
    }
    asOwner();
    expect(answers.filter((answer) => answer === 'created')).toHaveLength(450);
    expect(answers.filter((answer) => answer === 'exists')).toHaveLength(50);
    expect(await countDocuments(leads, {})).toBe(450);
    expect(await countDocuments(leadKeys, {})).toBe(450);
  });
});
