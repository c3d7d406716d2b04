import type { Caller } from '../caller';
import { StatusError } from '../status';
import { isDemoProject } from './demo-project';
import { decodeUnsignedJwt } from './unsigned-jwt';

/**
 * Returns the caller named by an `Authorization` header. The schemes are `Bearer` and `Firebase`; the token
 * `owner` is the administrator. A token expires at its `exp` (`now` is in ms), except mock tokens of the
 * SDKs, which were issued in 1970.
 *
 * Throws StatusError UNAUTHENTICATED for another scheme, a project that is no demo project, and a token that
 * has expired or is for another project. Throws INVALID_ARGUMENT unless the token is an unsigned JWT with a
 * user.
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
  // A request without a project is refused later, by the code that parses it.
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
