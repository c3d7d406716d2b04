import type { Role } from './profile';

/** The home of a role (WRK-Q10, PUB-226, PUB-227). */
export const homeOf = (role: Role | null): string => (role === 'admin' ? '/admin/dashboard' : '/dashboard');

/** Whether an address belongs to the admin area. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}

/**
 * A remembered path, if it may be used after sign-in: a path of this site, never a full address or a sign-in page,
 * and one that this person `mayOpen` (PUB-Q21, WRK-Q9). Undefined for anything else.
 */
export function safeReturnPath(
  remembered: unknown,
  origin: string,
  mayOpen: (pathname: string) => boolean,
): string | undefined {
  if (typeof remembered !== 'string' || !remembered.startsWith('/')) return undefined;
  // Browsers drop control characters before parsing.
  if (namesHost(remembered) || hasControlCharacter(remembered)) return undefined;
  let url: URL;
  try {
    url = new URL(remembered, origin);
  } catch {
    return undefined;
  }
  // The URL parser removes dot segments: of `/.//host` it leaves `//host`.
  if (url.origin !== origin || namesHost(url.pathname)) return undefined;
  if (/^\/(admin\/)?login(\/|$)/i.test(url.pathname)) return undefined;
  if (!mayOpen(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** Whether a second slash or backslash makes a host of what follows. */
const namesHost = (path: string): boolean => /^\/[/\\]/.test(path);

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
