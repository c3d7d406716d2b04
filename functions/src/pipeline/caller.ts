import { commonMessages } from '@/contracts/contract';
import { type Actor, isStaff } from '@/shared/auth/actor';
import type { Backend } from '../adapters/backend';
import type { Settings } from '../api';
import { ApiError } from './api-error';

/**
 * The caller as their own record describes them now. `signedInAt` is in ms, `tokenSeconds` is the lifetime of
 * their token.
 */
export interface Caller extends Actor {
  readonly role: 'admin' | 'regular';
  readonly signedInAt: number;
  readonly tokenSeconds: number;
}

// Codes of the identity service that a new sign-in resolves. Other codes are failures of the service.
const refused =
  /^auth\/(id-token-expired|id-token-revoked|invalid-id-token|argument-error|user-disabled|user-not-found)$/;

const textIn = (record: Readonly<Record<string, unknown>>, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Refuses calls that do not come from this project's apps, if the deployment requires that (decision 034). An
 * attacker, with or without a stolen token, then needs a browser and its assessment for every hour. Throws
 * `forbidden`.
 */
export async function verifyApp(
  { backend, settings }: { readonly backend: Backend; readonly settings: Settings },
  token: string | undefined,
): Promise<void> {
  if (settings['APP_CHECK'] !== 'enforced') return;
  if (token === undefined) throw new ApiError('forbidden', commonMessages.unknownApp);
  await backend.verifyApp(token).catch((cause: unknown) => {
    throw new ApiError('forbidden', commonMessages.unknownApp, { cause });
  });
}

/**
 * Verifies that the bearer token is valid and not revoked, and that the person's record is active and has a
 * role. Role and status come only from the record (WRK-Q4). Throws `unauthenticated` without a valid token
 * (WRK-Q1), and `forbidden` if the record is missing or inactive (WRK-Q2, WRK-Q3).
 */
export async function verifyCaller(
  { accounts, database }: Backend,
  authorization: string | undefined,
): Promise<Caller> {
  if (authorization === undefined || authorization.trim() === '')
    throw new ApiError('unauthenticated', commonMessages.noToken);
  const [, token] = /^Bearer +([\w-]+[.][\w-]+[.][\w-]*)$/i.exec(authorization.trim()) ?? [];
  if (token === undefined) throw new ApiError('unauthenticated', commonMessages.badToken);
  const verified = await accounts.verifyIdToken(token, true).catch((cause: unknown) => {
    const code = String((cause as { code?: unknown } | null)?.code);
    throw refused.test(code)
      ? new ApiError('unauthenticated', commonMessages.badToken, { cause })
      : new ApiError('unavailable', undefined, { cause });
  });
  const { uid, auth_time: signedInAt, exp, iat } = verified;
  const stored = (await database.doc(`users/${uid}`).get()).data() ?? {};
  const { role, status } = stored as { role?: unknown; status?: unknown };
  const actor: Actor = {
    uid,
    email: textIn(stored, 'email'),
    displayName: textIn(stored, 'displayName'),
    photoURL: textIn(stored, 'photoURL'),
    role: role === 'admin' || role === 'regular' ? role : null,
    status: status === 'active' ? 'active' : 'inactive',
  };
  if (actor.role === null) throw new ApiError('forbidden', commonMessages.noRole);
  if (!isStaff(actor)) throw new ApiError('forbidden', commonMessages.inactive);
  return { ...actor, role: actor.role, signedInAt: signedInAt * 1000, tokenSeconds: exp - iat };
}
