import type { BrowserContextOptions } from 'playwright';

type StorageState = BrowserContextOptions['storageState'];

const twoHours = 7_200;

/** Returns an unsigned token whose times are two hours earlier. */
function olderToken(token: string): string {
  const [head, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
    iat: number;
    exp: number;
  };
  const older = { ...claims, iat: claims.iat - twoHours, exp: claims.exp - twoHours };
  return `${head}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.`;
}

/** Returns a signed-in browser's storage as a visit two hours ago left it: its token has expired. */
export function asTwoHoursAgo(state: StorageState): StorageState {
  let found = 0;
  const older = JSON.stringify(state, (key, value: unknown) => {
    if (key === 'accessToken' && typeof value === 'string') {
      found += 1;
      return olderToken(value);
    }
    return key === 'expirationTime' && typeof value === 'number' ? value - twoHours * 1000 : value;
  });
  if (found !== 1) throw new Error(`The storage has ${found} tokens instead of one.`);
  return JSON.parse(older) as StorageState;
}
