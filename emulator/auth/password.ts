import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AuthError } from './auth-error';

const COST = { N: 16384, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const MAX_LENGTH = 4096;

/** The shortest password that the service accepts, even if a project's policy allows less. */
export const SERVICE_MIN_LENGTH = 6;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Returns a salted scrypt hash as "scrypt.<salt>.<key>", both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Checks whether `hash` was made from `password`; returns false for a hash in another format. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split('.');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Throws WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS for a password that is too short or too long.
 */
export function requireAcceptablePassword(password: string, minLength: number): void {
  if (password.length < SERVICE_MIN_LENGTH) {
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${SERVICE_MIN_LENGTH} characters`);
  }
  const unmet: string[] = [];
  if (password.length < minLength) unmet.push(`Password must contain at least ${minLength} characters`);
  if (password.length > MAX_LENGTH) unmet.push(`Password may contain at most ${MAX_LENGTH} characters`);
  if (unmet.length === 0) return;
  throw new AuthError(
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${unmet.join(', ')}]`,
  );
}

/** Returns the policy in the format of `GET /v2/passwordPolicy`. */
export function passwordPolicy(minLength: number): Record<string, unknown> {
  return {
    customStrengthOptions: { minPasswordLength: minLength, maxPasswordLength: MAX_LENGTH },
    allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~-+='.split(''),
    enforcementState: minLength > SERVICE_MIN_LENGTH ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}
