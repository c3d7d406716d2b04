import { describe, expect, it } from 'vitest';
import { areaAfterReset, resetPathFor } from './reset-path';

const origin = 'https://acf.example';
const area = (query: string) => areaAfterReset(new URLSearchParams(query), origin);

describe('the sign-in form after a new password', () => {
  it('is the one it was begun from', () => {
    expect(resetPathFor('user')).toBe('/reset-password');
    expect(area('')).toBe('user');
    expect(area(resetPathFor('admin').split('?')[1] ?? '')).toBe('admin');
  });

  it("is named by the provider's link", () => {
    expect(area(`oobCode=x&continueUrl=${encodeURIComponent(`${origin}/admin/login`)}`)).toBe('admin');
    expect(area(`oobCode=x&continueUrl=${encodeURIComponent(`${origin}/login`)}`)).toBe('user');
  });

  it.each([
    'https://evil.example/admin/login',
    '/admin/login',
    '//acf.example/admin/login',
    'javascript:alert(1)',
    '',
  ])('is the staff form for a link that leads to %j', (target) =>
    expect(area(`continueUrl=${encodeURIComponent(target)}`)).toBe('user'),
  );
});
