import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { linkProblem, saveErrorText, sendErrorText } from './reset-messages';

const provider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const slow = new DeadlineError('10000 ms');
const missing = new TypeError('Failed to fetch dynamically imported module: x');

describe('sendErrorText', () => {
  it.each([
    [slow, /^Sending took too long/],
    [missing, /^Network error/],
    [provider('network-request-failed'), /^Network error/],
    [provider('too-many-requests'), /^Too many links/],
    [provider('invalid-email'), /^Enter an email address/],
    [provider('internal-error'), /^The link could not be sent/],
    [undefined, /^The link could not be sent/],
  ])('explains why the link was not sent (%s)', (error, text) => expect(sendErrorText(error)).toMatch(text));
});

describe('linkProblem', () => {
  it.each([
    ['expired-action-code', /^This link has expired/],
    ['invalid-action-code', /used already/],
    ['user-not-found', /used already/],
    ['user-disabled', /not active/],
  ])('says that the link no longer works after %s', (code, text) => {
    expect(linkProblem(provider(code))).toEqual({ text: expect.stringMatching(text), again: false });
  });

  it.each([slow, missing, provider('network-request-failed'), provider('internal-error'), undefined])(
    'offers to check the link again after an unclear failure (%s)',
    (error) =>
      expect(linkProblem(error)).toEqual({
        text: expect.stringMatching(/could not be checked/),
        again: true,
      }),
  );
});

describe('saveErrorText', () => {
  it.each(['weak-password', 'password-does-not-meet-requirements'])(
    'puts the message of a weak password at its field (%s)',
    (code) => {
      expect(saveErrorText(provider(code))).toEqual({
        text: expect.stringMatching(/too easy to guess/),
        field: true,
      });
    },
  );

  it.each([
    [slow, /may be in force already/],
    [provider('network-request-failed'), /^Network error/],
    [provider('expired-action-code'), /^This link has expired/],
    [provider('invalid-action-code'), /used already/],
    [provider('internal-error'), /could not be saved/],
  ])('explains why the password was not saved (%s)', (error, text) => {
    expect(saveErrorText(error)).toEqual({ text: expect.stringMatching(text), field: false });
  });
});
