import { AuthError } from './auth-error';
import { isJson, type Json } from './request-fields';

const RESERVED = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
);
const MAX_LENGTH = 1_000;

/** Throws FORBIDDEN_CLAIM for a claim name that tokens reserve. */
export function requireFreeClaimNames(claims: Json): void {
  const reserved = Object.keys(claims).find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
}

/** Checks custom claims and returns them in their stored form. */
export function customAttributesOf(text: string): string {
  if (text.length > MAX_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  const claims = parseClaims(text);
  if (claims === undefined) throw new AuthError('INVALID_CLAIMS');
  requireFreeClaimNames(claims);
  return text;
}

/** Parses claims from their stored form; returns undefined unless the text is a JSON object. */
export function parseClaims(text: string): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isJson(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
