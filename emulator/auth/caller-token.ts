import type { Caller } from '../caller';
import { StatusError } from '../status';
import { isDemoProject } from './demo-project';
import { decodeUnsignedJwt } from './unsigned-jwt';

/**
 * Who an `Authorization` header names; schemes `Bearer` and `Firebase`, token `owner` is the administrator.
 * `exp` is not looked at: the mock tokens of the SDKs expired in 1970.
 * Throws StatusError: UNAUTHENTICATED for another scheme, a project that is no demo project or another project's
 * token, INVALID_ARGUMENT for what is no unsigned JWT with a user.
 */
export function callerFromAuthorization(header: string | undefined, projectId: string): Caller {
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
  const audience = payload['aud'];
  if (audience !== undefined && audience !== projectId) {
    throw new StatusError(
      'UNAUTHENTICATED',
      `The token was issued for ${JSON.stringify(audience)}, not for project "${projectId}".`,
    );
  }
  const uid = payload['user_id'] ?? payload['sub'];
  if (typeof uid !== 'string' || uid === '') {
    throw new StatusError('INVALID_ARGUMENT', 'invalid jwt: neither user_id nor sub names a user');
  }
  return { kind: 'user', uid, token: payload };
}
