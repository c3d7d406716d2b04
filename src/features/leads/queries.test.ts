import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { aLead } from '@/testing/records/lead';
import { kindOf, latestLeads, leadList, leadsIn } from './queries';

import type { Lead } from './schema';

const lead = aLead();
/** Returns the query of the list at a URL, for its first page of 15 rows. */
function pageAt(address: string) {
  const { query, size } = leadList.page(leadList.viewOf(leadList.read(new URLSearchParams(address))), 15);
  return { where: query.where, orderBy: query.orderBy, limit: query.limit, size };
}

describe('The kind of a request', () => {
  it.each([
    [undefined, 'playbook'],
    [null, 'playbook'],
    ['', 'playbook'],
    ['Day-1 Impact Playbook', 'playbook'],
    ['Day-1 Impact Playbook Kit', 'playbook'],
    ['Contact Form Submission', 'message'],
    ['Newsletter Subscription', 'subscription'],
    ['Board training', 'other'],
  ] as const)('of the type %j is %s', covers('WRK-525'), (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });
});

describe('The query of the list of requests', () => {
  it.each([
    ['', []],
    ['status=sent', [['status', '==', 'sent']]],
    ['status=lost', []],
    ['type=playbook', [['bundleType', 'in', ['Day-1 Impact Playbook', 'Day-1 Impact Playbook Kit', '']]]],
    ['type=message', [['bundleType', 'in', ['Contact Form Submission']]]],
    ['type=subscription', [['bundleType', 'in', ['Newsletter Subscription']]]],
    [
      'status=sent&type=other',
      [
        ['status', '==', 'sent'],
        [
          'bundleType',
          'not-in',
          [
            'Day-1 Impact Playbook',
            'Day-1 Impact Playbook Kit',
            '',
            'Contact Form Submission',
            'Newsletter Subscription',
          ],
        ],
      ],
    ],
    ['q=Osei', [['search.grams', 'array-contains', 'osei']]],
    [
      'q=Benoît+Roy&status=sent',
      [
        ['status', '==', 'sent'],
        ['search.grams', 'array-contains', 'benoit'],
      ],
    ],
  ] as const)('at %j has the conditions %j', covers('WRK-514', 'WRK-515'), (address, where) => {
    expect(pageAt(address).where).toEqual(where);
  });

  it.each([
    ['', [['createdAt', 'desc']]],
    ['dir=asc', [['createdAt', 'asc']]],
    ['sort=name&dir=asc', [['sort.name', 'asc']]],
    ['sort=email', [['sort.email', 'desc']]],
    [
      'sort=status&dir=asc',
      [
        ['status', 'asc'],
        ['createdAt', 'desc'],
      ],
    ],
    [
      'sort=status',
      [
        ['status', 'desc'],
        ['createdAt', 'asc'],
      ],
    ],
    // Rows of one status are equal in this column, so they sort by time.
    ['sort=status&dir=asc&status=pending', [['createdAt', 'desc']]],
    // Search results can be sorted by time only.
    ['sort=name&dir=asc&q=osei', [['createdAt', 'desc']]],
    ['dir=asc&q=osei', [['createdAt', 'asc']]],
  ] as const)('at %j has the order %j', covers('WRK-516'), (address, order) => {
    expect(pageAt(address).orderBy).toEqual(order);
  });

  it.each([
    ['', 15],
    ['q=osei', 15],
    ['q=amara+osei', 40],
  ])('at %j reads %d rows, which are 40 if the browser filters them', (address, size) => {
    expect(pageAt(address)).toMatchObject({ limit: size, size });
  });

  it('leaves out the large n-grams', () => {
    expect(leadList.query(leadList.viewOf({})).select).toEqual([
      'name',
      'email',
      'status',
      'bundleType',
      'createdAt',
      'updatedAt',
      'subject',
      'message',
      'source',
      'search.text',
      'sort',
    ]);
  });

  it('returns rows in order unless a search is sorted by another column', () => {
    const isOrdered = (address: string) =>
      leadList.isOrdered(leadList.viewOf(leadList.read(new URLSearchParams(address))));
    expect(['sort=name', 'q=osei', 'q=osei&dir=asc', 'q=osei&sort=name'].map(isOrdered)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('A request belongs to a view', () => {
  const all = { search: '', status: 'all', kind: 'all' } as const;
  it.each([
    [all, true],
    [{ ...all, status: 'pending' }, true],
    [{ ...all, status: 'sent' }, false],
    [{ ...all, kind: 'playbook' }, true],
    [{ ...all, kind: 'message' }, false],
    [{ ...all, search: 'osei' }, true],
    [{ ...all, search: 'okafor' }, false],
    [{ ...all, status: 'sent', kind: 'playbook' }, false],
    [{ ...all, status: 'pending', kind: 'message' }, false],
  ] as const)('if it matches every filter of %j', covers('WRK-514', 'WRK-515'), (filters, isIn) => {
    expect(leadList.belongsTo(filters)(lead)).toBe(isIn);
  });

  it('if it has no search index yet, for any search', () => {
    expect(leadList.belongsTo({ ...all, search: 'okafor' })({ ...lead, search: undefined })).toBe(true);
  });
});

describe('A partial change of a request', () => {
  const counts = (filters: Parameters<typeof leadList.belongsTo>[0], fields: Partial<Lead>) =>
    leadList.belongsTo(filters, true)(fields as Lead);

  it('matches filters on fields that it does not set', () => {
    const view = { search: 'okafor', status: 'pending', kind: 'message' } as const;
    expect(counts(view, { status: 'pending' })).toBe(true);
    expect(counts(view, { status: 'sent' })).toBe(false);
    expect(counts(view, { bundleType: 'Newsletter Subscription' })).toBe(false);
    expect(counts(view, { status: 'pending', search: { text: 'osei' } })).toBe(false);
  });
});

describe('The results of a search for requests', () => {
  const sent = aLead({ name: 'Bo', email: 'z@a.example', status: 'sent', sort: undefined });
  const found = [sent, lead];
  const namesBy = (sort: 'createdAt' | 'name' | 'email' | 'status', direction: 'asc' | 'desc') =>
    leadList.inOrder(found, leadList.viewOf({ sort, direction })).map(({ name }) => name);

  it('keep the order of the database when sorted by time', () => {
    expect(namesBy('createdAt', 'asc')).toEqual(['Bo', 'Amara Osei']);
  });

  it('are sorted by the browser otherwise, with or without stored keys', () => {
    expect(namesBy('name', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('name', 'desc')).toEqual(['Bo', 'Amara Osei']);
    expect(namesBy('email', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('status', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('status', 'desc')).toEqual(['Bo', 'Amara Osei']);
  });

  it('are sorted by name regardless of their status', () => {
    const zoe = aLead({ name: 'Zoe', sort: undefined });
    const by = (sort: 'name' | 'status') =>
      leadList.inOrder([zoe, sent], leadList.viewOf({ sort, direction: 'asc' })).map(({ name }) => name);
    expect(by('name')).toEqual(['Bo', 'Zoe']);
    expect(by('status')).toEqual(['Zoe', 'Bo']);
  });
});

describe('The requests of a span of time', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const to = new Date('2026-12-01T00:00:00Z');

  it('start at its first moment and end before its last', () => {
    expect(leadsIn({ from, to }).where).toEqual([
      ['createdAt', '>=', from],
      ['createdAt', '<', to],
    ]);
    expect(leadsIn({}).where).toEqual([]);
    expect(leadsIn({}, 'sent').where).toEqual([['status', '==', 'sent']]);
  });

  it('are listed from newest to oldest', () => {
    expect(latestLeads({}, 5)).toMatchObject({ orderBy: [['createdAt', 'desc']], limit: 5 });
  });
});
