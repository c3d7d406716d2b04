import { describe, expect, it } from 'vitest';
import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { DeadlineError } from '@/shared/lib/deadline';
import { covers } from '@/testing/covers';
import { signInErrorText } from './sign-in-messages';

const provider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

describe('signInErrorText', () => {
  it('reports wrong credentials', covers('PUB-379'), () => {
    expect(signInErrorText(provider('invalid-credential'))).toBe(
      'Invalid email or password. Please try again.',
    );
  });

  it('reports wrong credentials for a disabled account, so that it does not reveal the account', () => {
    expect(signInErrorText(provider('user-disabled'))).toBe('Invalid email or password. Please try again.');
  });

  it(
    'reports an unknown address or a wrong password if the provider reveals which it was',
    covers('PUB-380', 'PUB-381'),
    () => {
      expect(signInErrorText(provider('user-not-found'))).toBe('No account found with this email.');
      expect(signInErrorText(provider('wrong-password'))).toBe('Incorrect password.');
    },
  );

  it('returns the reason why the person was refused', () => {
    expect(signInErrorText(new SignInRefusedError('User profile not found'))).toBe('User profile not found');
  });

  it('distinguishes network errors, too many attempts and timeouts', () => {
    expect(signInErrorText(provider('network-request-failed'))).toMatch(/^Network error/);
    expect(signInErrorText(new TypeError('Failed to fetch dynamically imported module: x'))).toMatch(
      /^Network/,
    );
    expect(signInErrorText(provider('too-many-requests'))).toMatch(/^Too many failed attempts/);
    expect(signInErrorText(new DeadlineError('10000 ms'))).toMatch(/^Signing in took too long/);
  });

  it.each([provider('invalid-email'), new Error('x'), undefined])(
    'returns one text for any other error (%s)',
    covers('PUB-382'),
    (error) => {
      expect(signInErrorText(error)).toBe('Failed to login. Please check your credentials.');
    },
  );
});
