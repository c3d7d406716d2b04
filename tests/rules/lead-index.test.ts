import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import {
  aMessage,
  anIndex,
  anAddress,
  aRequest,
  aSubscription,
  leadId,
  leaveRequest,
  removedField,
} from './records/leads';
import { type Difference, refuseEach } from './one-difference';
import { actors, startRulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-lead-index');
const stored = storedBy(backend);
const path = `bundleRequests/${leadId}`;

/** Returns `count` different n-grams of the greatest length. The rules limit their number. */
const grams = (count: number) =>
  Array.from({ length: count }, (_, place) => `b${String(place).padStart(5, '0')}`);
const { search, sort } = anIndex() as { search: Fields; sort: Fields };

const wrongIndexes: readonly Difference[] = [
  ['no search', { search: removedField() }],
  ['no sort', { sort: removedField() }],
  ['a search that is text', { search: 'amara' }],
  ['a search without its text', { search: { grams: search['grams'] } }],
  ['a search without parts', { search: { text: 'amara' } }],
  ['an extra key in the search', { search: { ...search, note: 'x' } }],
  ['a text of 201 characters', { search: { ...search, text: 'a'.repeat(201) } }],
  ['a text that is a list', { search: { ...search, text: ['amara'] } }],
  ['401 parts', { search: { ...search, grams: grams(401) } }],
  ['no parts', { search: { ...search, grams: [] } }],
  ['a part of seven characters', { search: { ...search, grams: ['amara', 'amara o'] } }],
  ['a first part of seven characters', { search: { ...search, grams: ['amara o', 'amara'] } }],
  ['an empty part', { search: { ...search, grams: ['amara', ''] } }],
  ['a part that is a map', { search: { ...search, grams: ['amara', { a: 1 }] } }],
  ['parts that are text', { search: { ...search, grams: 'amara' } }],
  ['a sort that is text', { sort: 'amara' }],
  ['a sort without the name', { sort: { email: 'amara' } }],
  ['a sort without the address', { sort: { name: 'amara' } }],
  ['an extra key in the sort', { sort: { ...sort, status: 'a' } }],
  ['a name to sort by of 401 characters', { sort: { ...sort, name: 'a'.repeat(401) } }],
  ['an address to sort by of 401 characters', { sort: { ...sort, email: 'a'.repeat(401) } }],
  ['an address to sort by that is a number', { sort: { ...sort, email: 7 } }],
];

const largest: Fields = {
  search: { text: 'a'.repeat(200), grams: grams(400) },
  sort: { name: 'n'.repeat(400), email: 'e'.repeat(400) },
};

/** Returns the fields without those that the difference removes, because a new lead has nothing to remove. */
const whole = (changes: Fields): Fields => {
  const fields = { ...anIndex(), ...changes };
  for (const key of ['search', 'sort'])
    if (removedField().isEqual(fields[key] as ReturnType<typeof removedField>)) delete fields[key];
  return fields;
};

describe('the search and sort fields of a visitor’s request', () => {
  it('may be in every kind of request and may be missing', async () => {
    const leave = (lead: Fields, kind?: 'newsletter') =>
      leaveRequest(
        backend.as('visitor'),
        lead,
        kind === undefined ? {} : { kind, id: `s${leadId.slice(1)}` },
      );
    await assertSucceeds(leave(aRequest(anIndex())));
    await assertSucceeds(leave(aSubscription(anIndex()), 'newsletter'));
    await assertSucceeds(
      backend
        .as('visitor')
        .doc(`bundleRequests/m${leadId.slice(1)}`)
        .set(aMessage(anIndex())),
    );
    expect(await stored.document(path)).toMatchObject(anIndex());
  });

  it('may be as large as the longest name and address make them', async () => {
    await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest(largest)));
  });

  it('may contain parts in any script', async () => {
    const lead = aRequest({
      ...anIndex(),
      search: { text: 'محمد علي', grams: ['محمد ع', '王小明', '😀😀😀'] },
    });
    await assertSucceeds(leaveRequest(backend.as('visitor'), lead));
  });

  refuseEach(backend, 'are refused with %s', {
    path,
    write: (changes) => leaveRequest(backend.as('visitor'), aRequest(whole(changes))),
    differences: wrongIndexes,
  });

  it('may not be in a waitlist entry', async () => {
    const entry = (fields: Fields) =>
      leaveRequest(backend.as('visitor'), anAddress(fields), { kind: 'waitlist' });
    await assertFails(entry(anIndex()));
    await assertSucceeds(entry({}));
  });

  it('are hidden like the request, so that only an admin can search by them', async () => {
    await backend.asOwner((owner) => leaveRequest(owner, aRequest(anIndex())));
    for (const actor of actors) {
      const found = backend
        .as(actor)
        .collection('bundleRequests')
        .where('search.grams', 'array-contains', 'amar');
      await (actor === 'admin' ? assertSucceeds : assertFails)(found.orderBy('sort.name').limit(7).get());
    }
  });
});

describe('a request with missing or older search fields', () => {
  const put = (fields: Fields = {}) => backend.asOwner((owner) => leaveRequest(owner, aRequest(fields)));
  const index = (fields: Fields, actor: (typeof actors)[number] = 'admin') =>
    backend.as(actor).doc(path).update(fields);

  it.each(actors)('can be indexed only by an admin (%s)', async (actor) => {
    await put();
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(index(largest, actor));
    expect(Object.keys((await stored.document(path)) ?? {}).includes('search')).toBe(actor === 'admin');
    await expected(index(anIndex(), actor));
  });

  refuseEach(backend, 'is not indexed with %s', {
    path,
    prepare: () => put(),
    write: (changes) => {
      const fields = { ...anIndex(), ...changes };
      return index(fields);
    },
    differences: [
      ...wrongIndexes,
      ['another name', { name: 'Mallory' }],
      ['another status', { status: 'sent' }],
      ['a time of the change', { updatedAt: serverTime() }],
    ],
  });

  it.each([
    ['no type', removedField()],
    ['a type that is null', null],
  ])('with %s gets the type of a playbook request', async (_, none) => {
    await put();
    await backend.asOwner((owner) => owner.doc(path).update({ bundleType: none }));
    await assertFails(index({ ...anIndex(), bundleType: 'Newsletter Subscription' }));
    await assertFails(index({ ...anIndex(), bundleType: 'Day-1 Impact Playbook Kit' }, 'regular'));
    await assertFails(index({ ...anIndex(), bundleType: 'Day-1 Impact Playbook Kit', name: 'Mallory' }));
    await assertFails(index({ bundleType: 'Day-1 Impact Playbook Kit' }));
    await assertSucceeds(index({ ...anIndex(), bundleType: 'Day-1 Impact Playbook Kit' }));
  });

  it('keeps an existing type', async () => {
    await put();
    await assertFails(index({ ...anIndex(), bundleType: 'Day-1 Impact Playbook Kit' }));
  });

  it('keeps its search fields while its status changes', async () => {
    await put(anIndex());
    await assertSucceeds(index({ status: 'sent', updatedAt: serverTime() }));
    expect(await stored.document(path)).toMatchObject(anIndex());
  });
});
