import { describe, expect, it } from 'vitest';
import {
  defaultView,
  isNarrowed,
  matching,
  queryFromView,
  type RequestView,
  viewFromQuery,
} from './request-view';
import { aRequest } from './requests-source.fixture';

const requests = [
  aRequest({ id: 'benoit', name: 'Benoît Lavallée', status: 'sent' }),
  aRequest({ id: 'chidi', name: 'Chidi Okafor', bundleType: 'Contact Form Submission' }),
  aRequest({ id: 'dagny', name: 'Dagny Berg', status: 'completed' }),
];
const shown = (part: Partial<RequestView>) =>
  matching(requests, { ...defaultView, ...part }).map(({ id }) => id);

describe('what a view shows', () => {
  it('is everything by default', () => {
    expect(shown({})).toEqual(['benoit', 'chidi', 'dagny']);
  });

  it.each([
    ['LAVALLEE', ['benoit']],
    ['  okafor ', ['chidi']],
    ['dagny@shelter', ['dagny']],
    ['shelter.example', ['benoit', 'chidi', 'dagny']],
    ['zebra', []],
  ])('is found by name or e-mail, whatever case and accents: %j [WRK-514]', (search, ids) => {
    expect(shown({ search })).toEqual(ids);
  });

  it('is narrowed by status and by kind', () => {
    expect(shown({ status: 'completed' })).toEqual(['dagny']);
    expect(shown({ kind: 'message' })).toEqual(['chidi']);
    expect(shown({ kind: 'message', status: 'sent' })).toEqual([]);
  });

  it('is in the order of a dictionary by name and by email, both ways [WRK-516, WRK-517]', () => {
    const stored = [
      aRequest({ id: 'z', name: 'Zoe', email: 'Zoe@shelter.example' }),
      aRequest({ id: 'e', name: 'Émile', email: 'emile@shelter.example' }),
      aRequest({ id: 'a', name: 'amara', email: 'AMARA@shelter.example' }),
    ];
    for (const sort of ['name', 'email'] as const) {
      const ids = (direction: 'asc' | 'desc') =>
        matching(stored, { ...defaultView, sort, direction }).map(({ id }) => id);
      expect(ids('asc')).toEqual(['a', 'e', 'z']);
      expect(ids('desc')).toEqual(['z', 'e', 'a']);
    }
  });

  it('counts as narrowed by search, status or kind, not by order or spaces', () => {
    expect(isNarrowed({ ...defaultView, sort: 'name', direction: 'asc', search: ' ' })).toBe(false);
    expect(isNarrowed({ ...defaultView, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...defaultView, status: 'sent' })).toBe(true);
    expect(isNarrowed({ ...defaultView, kind: 'other' })).toBe(true);
  });
});

describe('the address of a view', () => {
  it('brings back the same view', () => {
    const view: RequestView = {
      search: 'osei & sons',
      status: 'sent',
      kind: 'message',
      sort: 'email',
      direction: 'asc',
    };
    expect(viewFromQuery(new URLSearchParams(queryFromView(view).toString()))).toEqual(view);
  });

  it('is empty for the default view', () => {
    expect(queryFromView(defaultView).toString()).toBe('');
  });

  it('falls back to the defaults for what is not known', () => {
    expect(viewFromQuery(new URLSearchParams('status=gone&type=x&sort=password&dir=sideways'))).toEqual(
      defaultView,
    );
  });
});
