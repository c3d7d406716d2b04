import { commonMessages } from '@/contracts/contract';
import { type Actor, isStaff } from '@/shared/auth/actor';
import type { Backend } from '../adapters/backend';
import type { Settings } from '../api';
import { ApiError } from './api-error';

/** Who calls, as their own record says now; `signedInAt` in ms, `tokenSeconds` the lifetime of the token that they sent. */
export interface Caller extends Actor {
  readonly role: 'admin' | 'regular';
  readonly signedInAt: number;
  readonly tokenSeconds: number;
}

// Codes of the identity service for which signing in anew helps; others are failures of the service.
const refused =
  /^auth\/(id-token-expired|id-token-revoked|invalid-id-token|argument-error|user-disabled|user-not-found)$/;

const textIn = (record: Readonly<Record<string, unknown>>, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Refuses calls from anything but this project's apps, where the deployment asks for that (decision 034): an attacker with a
 * stolen token, or with none, then needs a browser and its assessment for every hour. Throws `forbidden`.
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
 * Verifies the bearer token, that it is not revoked, and that the person's record is active and has a role: role and
 * status come from the record alone (WRK-Q4). Throws `unauthenticated` without a valid token (WRK-Q1) and `forbidden` for
 * whoever has no record or an inactive one (WRK-Q2, WRK-Q3).
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
