import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  belongsTo,
  inOrder,
  kindOf,
  latestRequests,
  leadFilters,
  leadQuery,
  requestPage,
  requestsIn,
} from './queries';
import type { Lead } from './schema';

const lead: Lead = {
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  status: 'pending',
  bundleType: 'Day-1 Impact Playbook',
  createdAt: null,
  updatedAt: null,
  search: { text: 'amara osei|amarashelterexample' },
};
const view = { search: '', status: 'all', kind: 'all', sort: 'createdAt', direction: 'desc' } as const;

describe('the kind of a request', () => {
  it.each([
    [undefined, 'playbook'],
    [null, 'playbook'],
    ['', 'playbook'],
    ['Day-1 Impact Playbook', 'playbook'],
    ['Day-1 Impact Playbook Kit', 'playbook'],
    ['Contact Form Submission', 'message'],
    ['Newsletter Subscription', 'subscription'],
    ['Board training', 'other'],
  ] as const)('with the type %j is %s', covers('WRK-525'), (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });
});

describe('the query of a view', () => {
  it('filters by nothing unless the person does', () => {
    expect(leadFilters({ search: '', status: 'all', kind: 'all' })).toEqual([]);
  });

  it.each([
    ['playbook', ['in', ['Day-1 Impact Playbook', 'Day-1 Impact Playbook Kit', '']]],
    ['message', ['in', ['Contact Form Submission']]],
    ['subscription', ['in', ['Newsletter Subscription']]],
    [
      'other',
      [
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
  ] as const)('asks for the types of the kind %s', (kind, [operator, types]) => {
    expect(leadFilters({ search: '', status: 'sent', kind })).toEqual([
      ['status', '==', 'sent'],
      ['bundleType', operator, types],
    ]);
  });

  it('asks for one piece of a search', () => {
    expect(leadFilters({ search: 'osei', status: 'all', kind: 'all' })).toEqual([
      ['search.grams', 'array-contains', 'osei'],
    ]);
  });

  it.each([
    [{ sort: 'createdAt', direction: 'asc' }, [['createdAt', 'asc']]],
    [{ sort: 'createdAt', direction: 'desc' }, [['createdAt', 'desc']]],
    [{ sort: 'name', direction: 'asc' }, [['sort.name', 'asc']]],
    [{ sort: 'email', direction: 'desc' }, [['sort.email', 'desc']]],
    [
      { sort: 'status', direction: 'asc' },
      [
        ['status', 'asc'],
        ['createdAt', 'desc'],
      ],
    ],
    [
      { sort: 'status', direction: 'desc' },
      [
        ['status', 'desc'],
        ['createdAt', 'asc'],
      ],
    ],
    // One status has one order.
    [{ sort: 'status', direction: 'asc', status: 'pending' }, [['createdAt', 'desc']]],
    // A search is ordered by time only.
    [{ sort: 'name', direction: 'asc', search: 'osei' }, [['createdAt', 'desc']]],
    [{ sort: 'createdAt', direction: 'asc', search: 'osei' }, [['createdAt', 'asc']]],
  ] as const)('orders %j', covers('WRK-516'), (state, order) => {
    expect(leadQuery({ ...view, ...state }).orderBy).toEqual(order);
  });

  it('reads 15 rows, or 40 if the browser has to check which of them match', () => {
    const state = { ...view, open: '', page: 1, after: '', before: '' };
    const sizeOf = (search: string) => requestPage({ ...state, search }, { pageSize: 15 }).size;
    expect(sizeOf('')).toBe(15);
    expect(sizeOf('osei')).toBe(15);
    expect(sizeOf('amara osei')).toBe(40);
  });
});

describe('a request belongs to a view', () => {
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
    expect(belongsTo(filters)(lead)).toBe(isIn);
  });

  it('if it has no index yet, whatever the search', () => {
    expect(belongsTo({ ...all, search: 'okafor' })({ ...lead, search: undefined })).toBe(true);
  });
});

describe('the results of a search', () => {
  const sent: Lead = { ...lead, name: 'Bo', email: 'z@a.example', status: 'sent' };
  const found = [sent, { ...lead, sort: { name: 'amara', email: 'amara@shelter.example' } }];
  const namesBy = (sort: 'createdAt' | 'name' | 'email' | 'status', direction: 'asc' | 'desc') =>
    inOrder(found, { ...view, sort, direction }).map(({ name }) => name);

  it('keep the order of the database when sorted by time', () => {
    expect(namesBy('createdAt', 'asc')).toEqual(['Bo', 'Amara Osei']);
  });

  it('are sorted by the browser otherwise, with the stored keys or without', () => {
    expect(namesBy('name', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('name', 'desc')).toEqual(['Bo', 'Amara Osei']);
    expect(namesBy('email', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('status', 'asc')).toEqual(['Amara Osei', 'Bo']);
    expect(namesBy('status', 'desc')).toEqual(['Bo', 'Amara Osei']);
  });

  it('are sorted by name whatever their status', () => {
    const zoe = { ...lead, name: 'Zoe' };
    const by = (sort: 'name' | 'status') =>
      inOrder([zoe, sent], { ...view, sort, direction: 'asc' }).map(({ name }) => name);
    expect(by('name')).toEqual(['Bo', 'Zoe']);
    expect(by('status')).toEqual(['Zoe', 'Bo']);
  });
});

describe('the requests of a span of time', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const to = new Date('2026-12-01T00:00:00Z');

  it('begin with its first moment and end before its last', () => {
    expect(requestsIn({ from, to }).where).toEqual([
      ['createdAt', '>=', from],
      ['createdAt', '<', to],
    ]);
    expect(requestsIn({}).where).toEqual([]);
    expect(requestsIn({}, 'sent').where).toEqual([['status', '==', 'sent']]);
  });

  it('are listed from the newest on', () => {
    expect(latestRequests({}, 5)).toMatchObject({ orderBy: [['createdAt', 'desc']], limit: 5 });
  });
});
