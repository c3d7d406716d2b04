export type JwtPayload = Record<string, unknown>;

function decodeObject(segment: string): Record<string, unknown> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(segment)) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const encodeObject = (value: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

/** Encodes a JWT with `alg: none`. The signature segment is empty, but its dot stays. */
export function encodeUnsignedJwt(payload: JwtPayload): string {
  return `${encodeObject({ alg: 'none', typ: 'JWT' })}.${encodeObject(payload)}.`;
}

/**
 * Returns the payload of an unsigned JWT. Returns undefined unless there are three segments with JSON
 * objects. A signed JWT is refused too, because its signature cannot be checked here.
 */
export function decodeUnsignedJwt(token: string): JwtPayload | undefined {
  const segments = token.split('.');
  if (segments.length !== 3) return undefined;
  const [header, payload] = segments;
  if (header === undefined || payload === undefined) return undefined;
  const head = decodeObject(header);
  if (head?.['alg'] !== 'none') return undefined;
  return decodeObject(payload);
}
