import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { covers } from '@/testing/covers';
import { expectedFailure, installGlobalErrorHandling } from './global-errors';

let uninstall: () => void;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  uninstall = installGlobalErrorHandling();
});
afterEach(() => uninstall());

// happy-dom has no PromiseRejectionEvent.
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

const uncaught = (thrown: unknown) =>
  typeof thrown === 'string'
    ? new ErrorEvent('error', { message: thrown, cancelable: true })
    : new ErrorEvent('error', { error: thrown, message: String(thrown), cancelable: true });

/** Returns whether the browser would still report an error, as a rejection and as an error event. */
const surfaces = (thrown: unknown) =>
  [rejection(thrown), uncaught(thrown)].map((event) => window.dispatchEvent(event));

describe('The handling of uncaught errors', () => {
  it.each([
    ['a timeout [PUB-385, PUB-391]', 'a timeout', new DeadlineError('no answer within 8000 ms')],
    ['a timeout [PUB-385, PUB-391]', 'a timeout', new DOMException('signal timed out', 'TimeoutError')],
    ['a timeout [PUB-385, PUB-391]', 'a timeout', new Error('Request timed out.')],
    [
      'an abort [PUB-386, PUB-391]',
      'an abort',
      new DOMException('The user aborted a request.', 'AbortError'),
    ],
    ['a fetch [PUB-387, PUB-391]', 'a network failure', new TypeError('Failed to fetch')],
    ['a fetch [PUB-387, PUB-391]', 'a network failure', new TypeError('Failed to fetch (api.acf.example)')],
    ['a fetch [PUB-387, PUB-391]', 'a network failure', new TypeError('Load failed')],
    [
      'a fetch [PUB-387, PUB-391]',
      'a network failure',
      new TypeError('NetworkError when attempting to fetch resource.'),
    ],
    ['a captcha [PUB-388, PUB-391]', 'a captcha timed out', new Error('reCAPTCHA execution timed out')],
    ['a captcha [PUB-388, PUB-391]', 'a captcha timed out', new Error('Timeout (h)')],
    [
      'a notice [PUB-389, PUB-391]',
      'a ResizeObserver loop',
      'ResizeObserver loop completed with undelivered notifications.',
    ],
    ['a notice [PUB-389, PUB-391]', 'a ResizeObserver loop', 'ResizeObserver loop limit exceeded'],
    ["Safari's notice [PUB-390, PUB-391]", 'a foreign script', 'Script error.'],
  ] as const)('logs a warning about %s and shows nothing', covers('WRK-783'), (_, what, thrown) => {
    expect(surfaces(thrown)).toEqual([false, false]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([[`Harmless: ${what}.`], [`Harmless: ${what}.`]]);
  });

  it.each([
    ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'map')")],
    ['a fetch with a wrong address', new TypeError("Failed to execute 'fetch' on 'Window': Invalid value")],
    ['missing code', new TypeError('Failed to fetch dynamically imported module: https://acf.example/a.js')],
    ['words that only sound alike', new Error('The user timed out of the aborted script error')],
    ['a fetch failure by name alone', new Error('Failed to fetch')],
    ['an own error with the words of Safari', new Error('Script error.')],
    ['a refusal', Object.assign(new Error('denied'), { code: 'permission-denied' })],
    ['a text', 'Something else'],
    ['nothing at all', undefined],
    ['a number', 7],
  ])('leaves %s unhandled', (_, thrown) => {
    expect(surfaces(thrown)).toEqual([true, true]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('logs no address and no person that the error names', () => {
    const thrown = new DeadlineError('https://acf.example/?email=amara@shelter.example took too long');
    expect(surfaces(thrown)).toEqual([false, false]);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/amara|https/);
  });

  it('stops after it is uninstalled', () => {
    uninstall();
    expect(surfaces('Script error.')).toEqual([true, true]);
  });

  it('returns no name for null and recognizes an abort by its name', () => {
    expect(expectedFailure(null)).toBeUndefined();
    expect(expectedFailure({ name: 'AbortError' })).toBe('an abort');
  });
});
