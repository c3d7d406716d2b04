import { describe, expect, it } from 'vitest';
import { areaAfterReset, resetPathFor } from './reset-path';

const origin = 'https://acf.example';
const area = (query: string) => areaAfterReset(new URLSearchParams(query), origin);

describe('The sign-in form after a password reset', () => {
  it('is the form where the reset was started', () => {
    expect(resetPathFor('user')).toBe('/reset-password');
    expect(area('')).toBe('user');
    expect(area(resetPathFor('admin').split('?')[1] ?? '')).toBe('admin');
  });

  it("is the one that the provider's link names", () => {
    expect(area(`oobCode=x&continueUrl=${encodeURIComponent(`${origin}/admin/login`)}`)).toBe('admin');
    expect(area(`oobCode=x&continueUrl=${encodeURIComponent(`${origin}/login`)}`)).toBe('user');
  });

  it.each([
    'https://evil.example/admin/login',
    '/admin/login',
    '//acf.example/admin/login',
    'javascript:alert(1)',
    '',
  ])('is the regular form for a link that continues to %j', (target) =>
    expect(area(`continueUrl=${encodeURIComponent(target)}`)).toBe('user'),
  );
});
