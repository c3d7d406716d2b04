/** Flash message of the landing page when an address leads nowhere. */
export const pageNotFoundNotice = 'That page was not found. Here is our home page instead.';

/** The flash message in the router's navigation state, which the page that is opened shows once; other state is ignored. */
export function flashMessageFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}

/** Returns the address that the hub's waitlist box hands on to the application. */
export function emailFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}

/**
 * The path that the sign-in returns to, unless it was left by another person whose session had ended. Not trusted:
 * `safeReturnPath` decides whether it is used.
 */
export function originFrom(state: unknown, uid: string): unknown {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return 'of' in state && state.of !== uid ? undefined : state.from;
}
