import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { errorCode, failureKind } from './failure-kind';

const coded = (code: string, message = 'internal wording') => Object.assign(new Error(message), { code });

describe('the kind of a failure', () => {
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
  ])('is told by the code of the service: %s', (code, kind) => {
    expect(failureKind(coded(code))).toBe(kind);
  });

  it.each([
    new DeadlineError('no answer within 8000 ms'),
    new DOMException('signal timed out', 'TimeoutError'),
    new DOMException('The user aborted a request.', 'AbortError'),
  ])('is a timeout when waiting ended, with a connection or without: $name', (error) => {
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
  ])('is offline when a request got no answer, in the words of each browser: $message', (error) => {
    expect(failureKind(error, true)).toBe('offline');
  });

  it('is offline without a connection when nothing better is known, and never hides a refusal', () => {
    expect(failureKind(coded('unavailable'), false)).toBe('offline');
    expect(failureKind(new TypeError('x is not a function'), false)).toBe('offline');
    expect(failureKind(coded('permission-denied'), false)).toBe('denied');
  });

  it('is offline when the service is away and the message says that the network is', () => {
    expect(failureKind(coded('unavailable', 'Failed to fetch'), true)).toBe('offline');
    expect(failureKind(coded('unavailable', 'try later'), true)).toBe('unavailable');
  });

  it.each([new TypeError('x is not a function'), new Error(''), 'a text', null, undefined, { code: 7 }])(
    'is unexpected for anything else (%s)',
    (error) => expect(failureKind(error)).toBe('unexpected'),
  );
});

describe('the code of an error', () => {
  it('stands without the name of its service', () => {
    expect(errorCode(coded('auth/wrong-password'))).toBe('wrong-password');
    expect(errorCode(coded('permission-denied'))).toBe('permission-denied');
  });

  it('is undefined where there is none', () => {
    for (const error of [new Error('x'), { code: 5 }, 'text', null]) expect(errorCode(error)).toBeUndefined();
  });
});
