/** The flash message of the landing page for an unknown URL. */
export const pageNotFoundNotice = 'That page was not found. Here is our home page instead.';

/**
 * Returns the flash message in the router's navigation state, which the opened page shows once. Ignores other
 * state.
 */
export function flashMessageFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}

/** Returns the e-mail address that the waitlist box passes to the application form. */
export function emailFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}

/**
 * Returns the path to return to after signing in, unless it belongs to another person whose session ended.
 * The path is not trusted. `safeReturnPath` decides whether to use it.
 */
export function originFrom(state: unknown, uid: string): unknown {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return 'of' in state && state.of !== uid ? undefined : state.from;
}
