import { describe, expect, it } from 'vitest';
import { homeOf, safeReturnPath } from './return-path';

const origin = 'https://acf.example';

describe('the page to return to after sign-in', () => {
  it('is the one that was left, with its query', () => {
    expect(safeReturnPath('/admin/dashboard/bundles?status=sent', 'admin', origin)).toBe(
      '/admin/dashboard/bundles?status=sent',
    );
  });

  it('is not an admin page for a regular user', () => {
    expect(safeReturnPath('/admin/dashboard/bundles', 'regular', origin)).toBeUndefined();
    expect(safeReturnPath('/dashboard', 'regular', origin)).toBe('/dashboard');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/login',
    '/admin/login?x',
    42,
    null,
    undefined,
  ])('is never %j', (target) => {
    expect(safeReturnPath(target, 'admin', origin)).toBeUndefined();
  });

  it("is otherwise the home of the person's role", () => {
    expect(homeOf('admin')).toBe('/admin/dashboard');
    expect(homeOf('regular')).toBe('/dashboard');
  });
});
