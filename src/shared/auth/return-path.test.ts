import { describe, expect, it } from 'vitest';
import { adminAreaAdmits, homeOf, safeReturnPath } from './return-path';

const origin = 'https://acf.example';

describe('the page to return to after sign-in', () => {
  it('is the one that was left, with its query', () => {
    expect(safeReturnPath('/admin/dashboard/bundles?status=sent', 'admin', origin)).toBe(
      '/admin/dashboard/bundles?status=sent',
    );
  });

  it('is not an admin page for a regular user', () => {
    expect(safeReturnPath('/admin/dashboard/bundles', 'regular', origin)).toBeUndefined();
    expect(safeReturnPath('/Admin/dashboard/bundles', 'regular', origin)).toBeUndefined();
    expect(safeReturnPath('/dashboard', 'regular', origin)).toBe('/dashboard');
  });

  it('may be the notes of the admin area for a regular user [WRK-038]', () => {
    expect(safeReturnPath('/admin/dashboard/notes?mine', 'regular', origin)).toBe(
      '/admin/dashboard/notes?mine',
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
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

describe('the admin area', () => {
  it('opens its notes, and nothing else, to all staff [WRK-038, WRK-039]', () => {
    expect(adminAreaAdmits('/admin/dashboard/notes')).toBe('staff');
    expect(adminAreaAdmits('/admin/dashboard/notes/n1')).toBe('staff');
    for (const path of ['', '/bundles', '/notes-export', '/Notes', '/contacts/notes']) {
      expect(adminAreaAdmits(`/admin/dashboard${path}`)).toBe('admin');
    }
  });
});
