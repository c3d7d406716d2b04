import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { homeOf, safeReturnPath } from './return-path';

const origin = 'https://acf.example';
const all = () => true;
const dashboardOnly = (path: string) => path.startsWith('/dashboard');

describe('The page to return to after sign-in', () => {
  it('is the page that the person left, with its query', () => {
    expect(safeReturnPath('/admin/dashboard/bundles?status=sent', origin, all)).toBe(
      '/admin/dashboard/bundles?status=sent',
    );
  });

  it('is undefined if the person may not open it', () => {
    expect(safeReturnPath('/admin/dashboard/bundles', origin, dashboardOnly)).toBeUndefined();
    expect(safeReturnPath('/dashboard/../admin/dashboard', origin, dashboardOnly)).toBeUndefined();
    expect(safeReturnPath('/dashboard', origin, dashboardOnly)).toBe('/dashboard');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/a/%2E%2e/\\evil.example',
    '/.\\/evil.example',
    '/.///evil.example?x#y',
    '/\u0000/evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/login',
    '/admin/login?x',
    '/Login',
    '/admin/LOGIN/',
    42,
    null,
    undefined,
  ])('is never %j', covers('ATT-006'), (target) => {
    expect(safeReturnPath(target, origin, all)).toBeUndefined();
  });

  it("defaults to the home of the person's role", () => {
    expect(homeOf('admin')).toBe('/admin/dashboard');
    expect(homeOf('regular')).toBe('/dashboard');
  });
});
