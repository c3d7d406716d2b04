import { networkWords } from './network-words';

/**
 * What kept a call from succeeding, as far as it matters to whoever made it:
 * - `offline`: the call, or the code for it, got no answer over the network;
 * - `timeout`: the call was given up or cut off; what it was to change may be stored all the same;
 * - `denied`: this account may not do it;
 * - `signed-out`: the session is over;
 * - `gone`: what the call was about does not exist, or no longer;
 * - `exists`: what the call was to create is there already;
 * - `conflict`: somebody else changed it meanwhile;
 * - `rate-limited`: too many calls, or more than the quota allows;
 * - `invalid`: the service refuses the values themselves, so that a repeat cannot help;
 * - `unavailable`: the service answers that it cannot serve now;
 * - `unexpected`: anything else, faults of our own included.
 */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'denied'
  | 'signed-out'
  | 'gone'
  | 'exists'
  | 'conflict'
  | 'rate-limited'
  | 'invalid'
  | 'unavailable'
  | 'unexpected';

/** Codes of Firestore, Auth, Storage and App Check, without the name of the service; others are unexpected. */
const kindsByCode: ReadonlyMap<string | undefined, FailureKind> = new Map(
  Object.entries({
    offline: ['network-request-failed', 'fetch-network-error'],
    timeout: ['deadline-exceeded', 'cancelled', 'canceled', 'timeout', 'retry-limit-exceeded'],
    denied: [
      'permission-denied',
      'unauthorized',
      'user-disabled',
      'operation-not-allowed',
      'admin-restricted-operation',
    ],
    'signed-out': [
      'unauthenticated',
      'user-token-expired',
      'invalid-user-token',
      'invalid-refresh-token',
      'null-user',
      'requires-recent-login',
    ],
    gone: [
      'not-found',
      'object-not-found',
      'user-not-found',
      'expired-action-code',
      'invalid-action-code',
      'missing-action-code',
    ],
    exists: ['already-exists', 'email-already-in-use'],
    conflict: ['aborted', 'failed-precondition'],
    'rate-limited': ['resource-exhausted', 'too-many-requests', 'quota-exceeded', 'throttled'],
    invalid: [
      'invalid-argument',
      'out-of-range',
      'invalid-email',
      'invalid-credential',
      'wrong-password',
      'weak-password',
      'password-does-not-meet-requirements',
    ],
    unavailable: ['unavailable', 'fetch-status-error', 'recaptcha-error'],
  } satisfies Partial<Record<FailureKind, readonly string[]>>).flatMap(([kind, codes]) =>
    codes.map((code) => [code, kind as FailureKind] as const),
  ),
);

/** DeadlineError is ours; the browser uses the other names for calls that it or we aborted. */
const cutOff = new Set(['DeadlineError', 'TimeoutError', 'AbortError']);

/**
 * The SDK puts the browser's message into its own, so the pattern has no anchors. The added parts are how browsers
 * word a dynamic import that failed.
 */
const network = new RegExp(
  `${networkWords}|importing a module script failed|error loading dynamically imported module`,
  'i',
);

/** The error's code without the name of its service ('permission-denied', 'wrong-password'), or undefined. */
export function errorCode(error: unknown): string | undefined {
  const code = memberOf(error, 'code');
  return typeof code === 'string' ? code.replace(/^[A-Za-z-]+\//, '') : undefined;
}

/**
 * Classifies a rejection: errors of the SDK and of our REST client by code, timeouts and aborts by name, failed
 * requests by the browser's message. `unavailable` and `unexpected` count as `offline` when the browser has no
 * connection, or when the message says so. Each feature has its own texts for the kinds.
 */
export function failureKind(
  error: unknown,
  isOnline = typeof navigator === 'undefined' || navigator.onLine,
): FailureKind {
  if (cutOff.has(String(memberOf(error, 'name')))) return 'timeout';
  const kind = kindsByCode.get(errorCode(error)) ?? 'unexpected';
  if (kind !== 'unexpected' && kind !== 'unavailable') return kind;
  return isOnline && !network.test(String(memberOf(error, 'message'))) ? kind : 'offline';
}

function memberOf(error: unknown, member: 'code' | 'name' | 'message'): unknown {
  return typeof error === 'object' && error !== null && member in error
    ? (error as Readonly<Record<string, unknown>>)[member]
    : undefined;
}
