import type { Role } from './profile';

/** Returns the home path of a role (WRK-Q10, PUB-226, PUB-227). */
export const homeOf = (role: Role | null): string => (role === 'admin' ? '/admin/dashboard' : '/dashboard');

/** Checks whether a path belongs to the admin area. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}

/**
 * Returns a remembered path if it is safe to open after sign-in. It must be a path of this site, not a
 * sign-in page, and one that this person `mayOpen` (PUB-Q21, WRK-Q9). Returns undefined otherwise.
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
  // The URL parser removes dot segments: `/.//host` becomes `//host`.
  if (url.origin !== origin || namesHost(url.pathname)) return undefined;
  if (/^\/(admin\/)?login(\/|$)/i.test(url.pathname)) return undefined;
  if (!mayOpen(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** Checks whether a second slash or backslash turns the next part into a host. */
const namesHost = (path: string): boolean => /^\/[/\\]/.test(path);

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
