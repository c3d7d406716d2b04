import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { demoFacts } from '../../scripts/seed/site-facts';
import { noFacts } from '../../scripts/build/site-facts';
import { type Difference, expectOneDifference, refuseEach, settable, without } from './one-difference';
import { someFacts } from './records/records';
import { actors, startRulesBackend } from './rules-backend';
import type { Fields } from './records/to-stored';

const backend = startRulesBackend('demo-rules-site-facts');
const others = actors.filter((actor) => actor !== 'admin');
const path = 'site/facts';

const set = (changes: Fields, at = path) =>
  backend
    .as('admin')
    .doc(at)
    .set(settable(someFacts(changes)));
const stored = () =>
  backend.asOwner(async (owner) => {
    await owner.doc(path).set(someFacts());
  });

const link = (length: number, label = 'Label') => `https://${'a'.repeat(length - 8)} ${label}`;
const month = (title: string) => `2024-05 ${title}`;

const firstOf = (field: string) => (someFacts()[field] as readonly string[])[0];

const texts = [
  'name',
  'siteAddress',
  'office',
  'email',
  'phone',
  'bookingLink',
  'landingVideoId',
  'meditationVideoId',
];
const lists = ['socialLinks', 'meditationLinks', 'certificates'];
const numbers = ['bookingMinutes', 'since', 'badges', 'points', 'trails'];

const wrong: readonly Difference[] = [
  ['an extra key', { fax: '' }],
  ...without(Object.keys(someFacts())),
  ...texts.flatMap((field): Difference[] => [
    [`a ${field} that is a number`, { [field]: 5 }],
    [`a ${field} that is null`, { [field]: null }],
    [`a ${field} with spaces around it`, { [field]: ` ${String(someFacts()[field])} ` }],
    [`a ${field} of two lines`, { [field]: `${String(someFacts()[field])}\na` }],
  ]),
  ...numbers.flatMap((field): Difference[] => [
    [`a ${field} that is text`, { [field]: '30' }],
    [`a fractional ${field}`, { [field]: 30.5 }],
  ]),
  ...lists.flatMap((field): Difference[] => [
    [`a ${field} that is text`, { [field]: 'https://a.example Label' }],
    [`a ${field} that is a map`, { [field]: {} }],
    [`a ${field} that is null`, { [field]: null }],
    [`a ${field} with an empty line`, { [field]: [''] }],
    [`a ${field} with a number`, { [field]: [5] }],
    [
      `a ${field} with two lines in one text`,
      { [field]: [`${String(firstOf(field))}\n${String(firstOf(field))}`] },
    ],
  ]),
  ['a name of 101 characters', { name: 'a'.repeat(101) }],
  ['a site address without HTTPS', { siteAddress: 'http://www.river.example' }],
  ['a site address with a path', { siteAddress: 'https://www.river.example/' }],
  ['a site address in capitals', { siteAddress: 'https://River.example' }],
  ['a site address of 201 characters', { siteAddress: `https://${'a'.repeat(193)}` }],
  ['a site address without a name', { siteAddress: 'https://a.b' }],
  ['an office of 201 characters', { office: 'a'.repeat(201) }],
  ['an email without a domain', { email: 'hello' }],
  ['an email of 255 characters', { email: `${'a'.repeat(246)}@a.example` }],
  ['a phone of 41 characters', { phone: '1'.repeat(41) }],
  ['a booking link without HTTPS', { bookingLink: 'http://booking.river.example' }],
  ['a booking link with a script', { bookingLink: 'javascript:alert(1)' }],
  ['a booking link with a space', { bookingLink: 'https://booking.river.example/a b' }],
  ['a booking link of 501 characters', { bookingLink: `https://${'a'.repeat(493)}` }],
  ['a booking link without a name', { bookingLink: 'https://a.b' }],
  ['4 minutes', { bookingMinutes: 4 }],
  ['481 minutes', { bookingMinutes: 481 }],
  ['the year 1899', { since: 1899 }],
  ['the year 2101', { since: 2101 }],
  ['no badges as 0', { badges: 0 }],
  ['10,000,001 badges', { badges: 10_000_001 }],
  ['no points as 0', { points: 0 }],
  ['10,000,001 points', { points: 10_000_001 }],
  ['no trails as 0', { trails: 0 }],
  ['10,000,001 trails', { trails: 10_000_001 }],
  ...['landingVideoId', 'meditationVideoId'].flatMap((field): Difference[] => [
    [`a ${field} of 10 characters`, { [field]: 'a'.repeat(10) }],
    [`a ${field} of 12 characters`, { [field]: 'a'.repeat(12) }],
    [`a ${field} with another character`, { [field]: 'abcdefghij/' }],
  ]),
  ...['socialLinks', 'meditationLinks'].flatMap((field): Difference[] => [
    [`${field} without HTTPS`, { [field]: ['http://a.example Label'] }],
    [`${field} with a script link`, { [field]: ['javascript:alert(1) Label'] }],
    [`${field} without a label`, { [field]: ['https://a.example'] }],
    [`${field} of 2,301 characters`, { [field]: [link(2299, 'a')] }],
    [`${field} with an address of 11 characters`, { [field]: ['https://a.b Label'] }],
    [`${field} with a label of 81 characters`, { [field]: [link(20, 'a'.repeat(81))] }],
    [`${field} with spaces around a label`, { [field]: ['https://a.example  Label '] }],
    [`7 ${field}`, { [field]: Array.from({ length: 7 }, () => link(20)) }],
    [`a number at the end of ${field}`, { [field]: [link(20), 5] }],
    ...[1, 5].flatMap((place): Difference[] => {
      const six = Array.from({ length: 6 }, () => link(20));
      return [
        [
          `${field} with a short address in place ${place + 1}`,
          { [field]: six.with(place, 'https://a.b L') },
        ],
        [
          `${field} with a long label in place ${place + 1}`,
          { [field]: six.with(place, link(20, 'a'.repeat(81))) },
        ],
      ];
    }),
  ]),
  ['a certificate without a month', { certificates: ['Salesforce Certified Administrator'] }],
  ['a certificate with a year alone', { certificates: ['2024 Administrator'] }],
  ['a certificate without a title', { certificates: ['2024-05'] }],
  ['a certificate of 81 characters', { certificates: [month('a'.repeat(81))] }],
  ['a second certificate of 81 characters', { certificates: [month('a'), month('a'.repeat(81))] }],
  ['a second certificate without a month', { certificates: [month('a'), 'Administrator'] }],
  ['13 certificates', { certificates: Array.from({ length: 13 }, () => month('a')) }],
  ['a number among certificates', { certificates: [month('a'), 5] }],
];

describe("the owner's facts", () => {
  it.each(actors)('may be read by %s', covers('PRO-Q43'), async (actor) => {
    await stored();
    const found = await assertSucceeds(backend.as(actor).doc(path).get());
    expect(found.get('phone')).toBe('+1 416 555 0164');
    await assertFails(backend.as(actor).collection('site').get());
  });

  it.each(others)('may not be written or deleted by %s', async (actor) => {
    const firestore = backend.as(actor);
    await assertFails(firestore.doc(path).set(someFacts()));
    await stored();
    await assertFails(firestore.doc(path).update({ phone: '1' }));
    await assertFails(firestore.doc(path).delete());
  });

  it('may be written but not deleted by an admin', async () => {
    await assertSucceeds(set({}));
    await assertSucceeds(backend.as('admin').doc(path).update({ phone: '1' }));
    await assertFails(backend.as('admin').doc(path).delete());
  });

  it('are one document, and an admin may not write another', async () => {
    await expectOneDifference(
      backend,
      'site/other',
      (changes) => set({}, typeof changes['id'] === 'string' ? `site/${changes['id']}` : path),
      { id: 'other' },
    );
  });

  it.each<[string, Fields]>([
    ['nothing at all', { ...noFacts }],
    ['the facts of the demonstration', { ...demoFacts }],
    ['the longest name', { name: 'a'.repeat(100) }],
    ['a name of one character', { name: 'a' }],
    ['the longest site address', { siteAddress: `https://${'a'.repeat(192)}` }],
    ['the shortest site address', { siteAddress: 'https://a.co' }],
    ['the longest office', { office: 'a'.repeat(200) }],
    ['the longest phone', { phone: '1'.repeat(40) }],
    ['a phone of one digit', { phone: '1' }],
    ['the longest booking link', { bookingLink: `https://${'a'.repeat(492)}` }],
    ['the shortest booking link', { bookingLink: 'https://a.co' }],
    ['5 minutes', { bookingMinutes: 5 }],
    ['480 minutes', { bookingMinutes: 480 }],
    ['the year 1900', { since: 1900 }],
    ['the year 2100', { since: 2100 }],
    ['one badge, point and trail', { badges: 1, points: 1, trails: 1 }],
    ['10,000,000 of each', { badges: 10_000_000, points: 10_000_000, trails: 10_000_000 }],
    ['six full social links', { socialLinks: Array.from({ length: 6 }, () => link(300, 'a'.repeat(80))) }],
    [
      'six full meditation links',
      { meditationLinks: Array.from({ length: 6 }, () => link(300, 'a'.repeat(80))) },
    ],
    ['social links of 2,300 characters', { socialLinks: [link(2298, 'a')] }],
    ['the shortest links', { socialLinks: ['https://a.co L', 'https://a.co L'] }],
    ['twelve full certificates', { certificates: Array.from({ length: 12 }, () => month('a'.repeat(80))) }],
    ['short certificates', { certificates: [month('a'), month('b')] }],
  ])('accept %s', async (_, changes) => {
    await assertSucceeds(set(changes));
  });

  refuseEach(backend, 'refuse %s when created', { path, write: set, differences: wrong });

  refuseEach(backend, 'refuse %s when changed', {
    path,
    prepare: stored,
    write: (changes) => backend.as('admin').doc(path).update(changes),
    differences: wrong.filter(([name]) => !name.startsWith('no ')),
  });
});
