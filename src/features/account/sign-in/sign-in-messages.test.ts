import { describe, expect, it } from 'vitest';
import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { DeadlineError } from '@/shared/lib/deadline';
import { covers } from '@/testing/covers';
import { signInErrorText } from './sign-in-messages';

const provider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

describe('a failed sign-in', () => {
  it('says that the credentials are wrong', covers('PUB-379'), () => {
    expect(signInErrorText(provider('invalid-credential'))).toBe(
      'Invalid email or password. Please try again.',
    );
  });

  it('says the same of a disabled account, which would else be told to exist', () => {
    expect(signInErrorText(provider('user-disabled'))).toBe('Invalid email or password. Please try again.');
  });

  it(
    'passes on what a provider without protection of addresses tells apart',
    covers('PUB-380', 'PUB-381'),
    () => {
      expect(signInErrorText(provider('user-not-found'))).toBe('No account found with this email.');
      expect(signInErrorText(provider('wrong-password'))).toBe('Incorrect password.');
    },
  );

  it('passes on why the person may not be here', () => {
    expect(signInErrorText(new SignInRefusedError('User profile not found'))).toBe('User profile not found');
  });

  it('tells network trouble, too many attempts and slowness apart', () => {
    expect(signInErrorText(provider('network-request-failed'))).toMatch(/^Network error/);
    expect(signInErrorText(new TypeError('Failed to fetch dynamically imported module: x'))).toMatch(
      /^Network/,
    );
    expect(signInErrorText(provider('too-many-requests'))).toMatch(/^Too many failed attempts/);
    expect(signInErrorText(new DeadlineError('10000 ms'))).toMatch(/^Signing in took too long/);
  });

  it.each([provider('invalid-email'), new Error('x'), undefined])(
    'has one text for anything else (%s)',
    covers('PUB-382'),
    (error) => {
      expect(signInErrorText(error)).toBe('Failed to login. Please check your credentials.');
    },
  );
});
