import { AuthError, invalidArgument, unimplemented } from './auth-error';

export type Json = Record<string, unknown>;

const wrongType = (name: string, type: string): AuthError =>
  invalidArgument(`Invalid value at '${name}' (${type})`);

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a string member; null counts as absent, as in proto3 JSON. */
export function optionalString(body: Json, name: string): string | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || typeof value === 'string') return value;
  throw wrongType(name, 'TYPE_STRING');
}

export function optionalBoolean(body: Json, name: string): boolean | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  throw wrongType(name, 'TYPE_BOOL');
}

/** Returns an int64 member, given as a whole number or as decimal text. */
export function optionalInteger(body: Json, name: string): number | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw wrongType(name, 'TYPE_INT64');
}

export function optionalStringList(body: Json, name: string): readonly string[] | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw wrongType(name, 'TYPE_STRING');
}

/** Returns a string member. Throws `code` if it is absent or empty. */
export function requiredString(body: Json, name: string, code: string): string {
  const value = optionalString(body, name);
  if (value === undefined || value === '') throw new AuthError(code);
  return value;
}

/** Returns an email address in the spelling that is stored. Throws INVALID_EMAIL (or `code`). */
export function normalizedEmail(text: string, code = 'INVALID_EMAIL'): string {
  if (text.length > 256 || !/^[^\s@]+@[^\s@]+$/.test(text)) throw new AuthError(code);
  return text.toLowerCase();
}

const UNSUPPORTED = [
  'phoneNumber',
  'mfaInfo',
  'mfa',
  'tenantId',
  'linkProviderUserInfo',
  'providerUserInfo',
  'passwordHash',
];

/** Throws UNIMPLEMENTED if a member needs a feature that this emulator lacks. */
export function requireSupported(body: Json): void {
  const member = UNSUPPORTED.find((name) => body[name] !== undefined && body[name] !== null);
  if (member !== undefined) throw unimplemented(`Member '${member}' of an account`);
}

const PROFILE_LIMITS = { displayName: 256, photoUrl: 2048 } as const;

/**
 * Turns profile members into changes of an account. An empty text removes a member, an absent one leaves it.
 */
export function profileChanges(body: Json): {
  displayName?: string | undefined;
  photoUrl?: string | undefined;
} {
  const changes: { displayName?: string | undefined; photoUrl?: string | undefined } = {};
  for (const name of ['displayName', 'photoUrl'] as const) {
    const value = optionalString(body, name);
    if (value === undefined) continue;
    if (value.length > PROFILE_LIMITS[name]) {
      throw invalidArgument(`Invalid value at '${name}': longer than ${PROFILE_LIMITS[name]} characters`);
    }
    changes[name] = value === '' ? undefined : value;
  }
  return changes;
}

const DELETABLE = { DISPLAY_NAME: 'displayName', PHOTO_URL: 'photoUrl' } as const;

/** Returns the members that `deleteAttribute` removes. */
export function deletedAttributes(body: Json): { displayName?: undefined; photoUrl?: undefined } {
  const changes: { displayName?: undefined; photoUrl?: undefined } = {};
  for (const attribute of optionalStringList(body, 'deleteAttribute') ?? []) {
    if (attribute !== 'DISPLAY_NAME' && attribute !== 'PHOTO_URL') {
      throw invalidArgument(`Invalid value at 'deleteAttribute': ${JSON.stringify(attribute)}`);
    }
    changes[DELETABLE[attribute]] = undefined;
  }
  return changes;
}
