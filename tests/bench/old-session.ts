import type { BrowserContextOptions } from 'playwright';

type StorageState = BrowserContextOptions['storageState'];

const twoHours = 7_200;

/** Returns an unsigned token with its times two hours earlier. */
function olderToken(token: string): string {
  const [head, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
    iat: number;
    exp: number;
  };
  const older = { ...claims, iat: claims.iat - twoHours, exp: claims.exp - twoHours };
  return `${head}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.`;
}

/** Returns a field of the stored session with its time two hours earlier; other values unchanged. */
function older(key: string, value: unknown): unknown {
  if (key === 'accessToken' && typeof value === 'string') return olderToken(value);
  return key === 'expirationTime' && typeof value === 'number' ? value - twoHours * 1000 : value;
}

/**
 * Checks whether Playwright stored an object's field as a pair, which it does if any value of the record is
 * not JSON.
 */
const isPair = (value: unknown): value is { k: string; v: unknown } =>
  typeof value === 'object' && value !== null && 'k' in value && 'v' in value && typeof value.k === 'string';

/**
 * Returns a signed-in browser's storage as if its last visit was two hours ago, so that its token has
 * expired.
 */
export function asTwoHoursAgo(state: StorageState): StorageState {
  const text = JSON.stringify(state);
  const changed = JSON.stringify(state, (key, value: unknown) =>
    isPair(value) ? { ...value, v: older(value.k, value.v) } : older(key, value),
  );
  if (changed === text) throw new Error('The storage has no token.');
  return JSON.parse(changed) as StorageState;
}
