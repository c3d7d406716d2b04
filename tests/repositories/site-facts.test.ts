import { beforeEach, expect, it } from 'vitest';
import { saveFacts } from '@/features/organization/changes';
import { readStoredFacts } from '@/shared/facts/use-site-facts';
import { covers } from '@/testing/covers';
import { noFacts } from '../../scripts/build/site-facts';
import { as } from './browsers';
import { beginAnew, stored } from './local-backend';
import { asNobody } from './people';

beforeEach(beginAnew);

it(
  'an admin saves the first facts of an empty project, and a visitor reads them',
  covers('PRO-Q43'),
  async () => {
    expect(await readStoredFacts()).toBeUndefined();
    await as('ada');
    const facts = {
      ...noFacts,
      phone: '+1 416 555 0164',
      bookingMinutes: 45,
      socialLinks: ['https://social.river.example River House'],
      certificates: ['2024-05 Salesforce Certified Administrator'],
    };
    expect(await saveFacts(undefined, facts).settled).toEqual({ state: 'saved', already: false });
    asNobody();
    expect(await readStoredFacts()).toEqual({
      phone: '+1 416 555 0164',
      bookingMinutes: 45,
      socialLinks: [{ name: 'River House', href: 'https://social.river.example' }],
      meditationLinks: [],
      certificates: [{ title: 'Salesforce Certified Administrator', issued: '2024-05' }],
    });
  },
);

it('changes of different facts by two admins are both kept', async () => {
  await as('ada');
  await saveFacts(undefined, noFacts).settled;
  await saveFacts(noFacts, { ...noFacts, email: 'hello@river.example' }).settled;
  expect(await saveFacts(noFacts, { ...noFacts, phone: '555' }).settled).toMatchObject({ state: 'saved' });
  expect(await readStoredFacts()).toMatchObject({ email: 'hello@river.example', phone: '555' });
});

it('a change of a fact that another admin has changed becomes a conflict', async () => {
  await as('ada');
  await saveFacts(undefined, { ...noFacts, phone: '111' }).settled;
  const { settled } = saveFacts({ ...noFacts, phone: '000' }, { ...noFacts, phone: '222' });
  expect(await settled).toMatchObject({ state: 'clash' });
  expect(await readStoredFacts()).toMatchObject({ phone: '111' });
});

it('facts saved by a regular user are refused', async () => {
  await as('mia');
  expect(await saveFacts(undefined, noFacts).settled).toMatchObject({ state: 'refused' });
  expect(await stored('site')).toEqual([]);
});
