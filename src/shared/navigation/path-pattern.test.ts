import { generatePath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fillPattern, matchPattern } from './path-pattern';

const patterns = ['/', '/dashboard', '/dashboard/contacts/:contactId', '/dashboard/:kind/:id/edit'];
const addresses = [
  '/',
  '/dashboard',
  '/Dashboard/',
  '/dashboard//',
  '/dashboard/contacts',
  '/dashboard/contacts/a%20b',
  '/DASHBOARD/contacts/Case',
  '/dashboard/contacts/a/edit',
  '/dashboard/contacts/a/edit/more',
  '/dashboards',
];

describe('Path patterns', () => {
  it.each(patterns.flatMap((pattern) => addresses.map((address) => [pattern, address] as const)))(
    'match like the router for %s and %s',
    (pattern, address) => {
      expect(matchPattern(pattern, address)).toEqual(matchRoutes([{ path: pattern }], address)?.[0]?.params);
    },
  );

  it.each([
    ['/dashboard/contacts/:contactId', { contactId: 'a b/c' }],
    ['/dashboard/:kind/:id/edit', { kind: 'notes', id: '1' }],
    ['/', {}],
  ] as const)('are filled in like the router for %s', (pattern, parameters) => {
    expect(fillPattern(pattern, parameters)).toBe(generatePath<string>(pattern, parameters));
  });

  it('keep a badly encoded parameter as it is', () => {
    expect(matchPattern('/dashboard/:id', '/dashboard/%')).toEqual({ id: '%' });
  });

  it('return undefined if a parameter is missing', () => {
    expect(fillPattern('/dashboard/contacts/:contactId', {})).toBeUndefined();
    expect(fillPattern('/dashboard/contacts/:contactId', { contactId: '' })).toBeUndefined();
  });
});
