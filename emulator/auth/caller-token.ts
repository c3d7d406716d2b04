import type { Caller } from '../caller';
import { StatusError } from '../status';
import { isDemoProject } from './demo-project';
import { decodeUnsignedJwt } from './unsigned-jwt';

/**
 * Who an `Authorization` header names; schemes `Bearer` and `Firebase`, token `owner` is the administrator.
 * A token ends at its `exp`, `now` in ms, unless it is a mock token of the SDKs, which say that they were issued in 1970.
 * Throws StatusError: UNAUTHENTICATED for another scheme, a project that is no demo project, another project's token or
 * one that has expired, INVALID_ARGUMENT for what is no unsigned JWT with a user.
 */
export function callerFromAuthorization(
  header: string | undefined,
  projectId: string,
  now = Date.now(),
): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'anonymous' };
  const match = /^(?:bearer|firebase)\s+(\S+)$/i.exec(header.trim());
  const token = match?.[1];
  if (token === undefined) {
    throw new StatusError(
      'UNAUTHENTICATED',
      'The Authorization header must be "Bearer" or "Firebase" and a token.',
    );
  }
  const isOwner = token.toLowerCase() === 'owner';
  const payload = isOwner ? undefined : decodeUnsignedJwt(token);
  if (!isOwner && payload === undefined) throw new StatusError('INVALID_ARGUMENT', 'invalid jwt');
  // A request that names no project is refused for that, by whoever reads it.
  const namesNone = isOwner && projectId === '';
  if (!namesNone && !isDemoProject(projectId)) {
    throw new StatusError(
      'UNAUTHENTICATED',
      `Unsigned tokens are only accepted for demo- projects, not for "${projectId}".`,
    );
  }
  if (payload === undefined) return { kind: 'admin' };
  const { aud, iss, iat, exp } = payload;
  if (
    (aud !== undefined && aud !== projectId) ||
    (iss !== undefined && iss !== `https://securetoken.google.com/${projectId}`)
  ) {
    throw new StatusError(
      'UNAUTHENTICATED',
      `The token was issued for ${JSON.stringify(aud)} by ${JSON.stringify(iss)}, not for project "${projectId}".`,
    );
  }
  const isMock = typeof iat !== 'number' || iat === 0;
  if (!isMock && typeof exp === 'number' && exp * 1000 <= now) {
    throw new StatusError('UNAUTHENTICATED', 'The token has expired.');
  }
  const uid = payload['user_id'] ?? payload['sub'];
  if (typeof uid !== 'string' || uid === '') {
    throw new StatusError('INVALID_ARGUMENT', 'invalid jwt: neither user_id nor sub names a user');
  }
  return { kind: 'user', uid, token: payload };
}
