import { networkWords } from './network-words';

/**
 * The kinds of failure of a call:
 * - `offline`: the call, or the import of its code, got no answer over the network.
 * - `timeout`: the call was aborted. Its change may be stored nevertheless.
 * - `denied`: this account has no permission.
 * - `signed-out`: the session is over.
 * - `gone`: the target does not exist, or no longer.
 * - `exists`: the target of a creation exists already.
 * - `conflict`: another person changed it in the meantime.
 * - `rate-limited`: too many calls, or the quota is used up.
 * - `invalid`: the service refuses the values, so a retry cannot help.
 * - `unavailable`: the service answers that it cannot serve now.
 * - `unexpected`: anything else, including our own bugs.
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

/**
 * Error codes of Firestore, Auth, Storage and App Check, without the service's prefix. Other codes are
 * unexpected.
 */
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

/** Names of errors for aborted calls. `DeadlineError` is ours, the others are the browser's. */
const cutOff = new Set(['DeadlineError', 'TimeoutError', 'AbortError']);

/**
 * The browsers' messages about failed requests and dynamic imports. No anchors, because the SDK embeds the
 * browser's message in its own.
 */
const network = new RegExp(
  `${networkWords}|importing a module script failed|error loading dynamically imported module`,
  'i',
);

/**
 * Returns the error's code without the service's prefix ('permission-denied', 'wrong-password'), or
 * undefined.
 */
export function errorCode(error: unknown): string | undefined {
  const code = memberOf(error, 'code');
  return typeof code === 'string' ? code.replace(/^[A-Za-z-]+\//, '') : undefined;
}

/**
 * Classifies an error. Uses the code of errors from the SDK and our REST client, the name of timeouts and
 * aborts, and the browser's message for failed requests. `unavailable` and `unexpected` become `offline` if
 * the browser has no connection or the message says so. Each feature has its own texts for the kinds.
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
