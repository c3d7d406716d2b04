import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { linkProblem, saveErrorText, sendErrorText } from './reset-messages';

const provider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const slow = new DeadlineError('10000 ms');
const missing = new TypeError('Failed to fetch dynamically imported module: x');

describe('a link that was not sent', () => {
  it.each([
    [slow, /^Sending took too long/],
    [missing, /^Network error/],
    [provider('network-request-failed'), /^Network error/],
    [provider('too-many-requests'), /^You have requested too many links/],
    [provider('invalid-email'), /^Enter an email address/],
    [provider('internal-error'), /^The link could not be sent/],
    [undefined, /^The link could not be sent/],
  ])('says why (%s)', (error, text) => expect(sendErrorText(error)).toMatch(text));
});

describe('a link that was opened', () => {
  it.each([
    ['expired-action-code', /^This link has expired/],
    ['invalid-action-code', /already used/],
    ['user-not-found', /already used/],
    ['user-disabled', /not active/],
  ])('works no more after %s', (code, text) => {
    expect(linkProblem(provider(code))).toEqual({ text: expect.stringMatching(text), again: false });
  });

  it.each([slow, missing, provider('network-request-failed'), provider('internal-error'), undefined])(
    'may be checked again when nobody could tell (%s)',
    (error) =>
      expect(linkProblem(error)).toEqual({
        text: expect.stringMatching(/couldn’t check the link/),
        again: true,
      }),
  );
});

describe('a new password that was not saved', () => {
  it.each(['weak-password', 'password-does-not-meet-requirements'])(
    'is too weak for the provider (%s)',
    (code) => {
      expect(saveErrorText(provider(code))).toEqual({
        text: expect.stringMatching(/too easy to guess/),
        field: true,
      });
    },
  );

  it.each([
    [slow, /may already work/],
    [provider('network-request-failed'), /^Network error/],
    [provider('expired-action-code'), /^This link has expired/],
    [provider('invalid-action-code'), /already used/],
    [provider('internal-error'), /could not be saved/],
  ])('says why (%s)', (error, text) => {
    expect(saveErrorText(error)).toEqual({ text: expect.stringMatching(text), field: false });
  });
});
