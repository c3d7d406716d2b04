import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { errorCode, failureKind } from './failure-kind';

const coded = (code: string, message = 'internal wording') => Object.assign(new Error(message), { code });

describe('failureKind', () => {
  it.each([
    ['firestore/permission-denied', 'denied'],
    ['storage/unauthorized', 'denied'],
    ['unauthenticated', 'signed-out'],
    ['auth/user-token-expired', 'signed-out'],
    ['not-found', 'gone'],
    ['storage/object-not-found', 'gone'],
    ['auth/expired-action-code', 'gone'],
    ['already-exists', 'exists'],
    ['failed-precondition', 'conflict'],
    ['aborted', 'conflict'],
    ['resource-exhausted', 'rate-limited'],
    ['auth/too-many-requests', 'rate-limited'],
    ['appCheck/throttled', 'rate-limited'],
    ['invalid-argument', 'invalid'],
    ['auth/weak-password', 'invalid'],
    ['unavailable', 'unavailable'],
    ['deadline-exceeded', 'timeout'],
    ['storage/retry-limit-exceeded', 'timeout'],
    ['auth/network-request-failed', 'offline'],
    ['data-loss', 'unexpected'],
  ])('maps the service code %s', (code, kind) => {
    expect(failureKind(coded(code))).toBe(kind);
  });

  it.each([
    new DeadlineError('no answer within 8000 ms'),
    new DOMException('signal timed out', 'TimeoutError'),
    new DOMException('The user aborted a request.', 'AbortError'),
  ])('returns timeout for $name, with or without a connection', (error) => {
    expect(failureKind(error, true)).toBe('timeout');
    expect(failureKind(error, false)).toBe('timeout');
  });

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Failed to fetch dynamically imported module: https://acf.example/a.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('error loading dynamically imported module: https://acf.example/a.js'),
    coded('unknown', 'Request failed with error: Failed to fetch'),
  ])('returns offline for the failed request "$message"', (error) => {
    expect(failureKind(error, true)).toBe('offline');
  });

  it('returns offline for unclear errors without a connection, but never for a refusal', () => {
    expect(failureKind(coded('unavailable'), false)).toBe('offline');
    expect(failureKind(new TypeError('x is not a function'), false)).toBe('offline');
    expect(failureKind(coded('permission-denied'), false)).toBe('denied');
  });

  it('returns offline for an unavailable service only if the message says so', () => {
    expect(failureKind(coded('unavailable', 'Failed to fetch'), true)).toBe('offline');
    expect(failureKind(coded('unavailable', 'try later'), true)).toBe('unavailable');
  });

  it.each([new TypeError('x is not a function'), new Error(''), 'a text', null, undefined, { code: 7 }])(
    'returns unexpected for anything else (%s)',
    (error) => expect(failureKind(error)).toBe('unexpected'),
  );
});

describe('errorCode', () => {
  it('returns the code without its service prefix', () => {
    expect(errorCode(coded('auth/wrong-password'))).toBe('wrong-password');
    expect(errorCode(coded('permission-denied'))).toBe('permission-denied');
  });

  it('returns undefined if there is no code', () => {
    for (const error of [new Error('x'), { code: 5 }, 'text', null]) expect(errorCode(error)).toBeUndefined();
  });
});
