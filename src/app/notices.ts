/** Told at the landing page when an address leads nowhere (PUB-053, PUB-Q39). */
export const pageNotFoundNotice = 'That page was not found. Here is our home page instead.';

/** A notice handed over in the router's state; anything else there is ignored. */
export function noticeFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}

/**
 * The path that a guard sent somebody away from, where it is for this person: what was left by somebody whose session
 * had ended is theirs alone. Judged by `safeReturnPath` before it is used.
 */
export function originFrom(state: unknown, uid: string): unknown {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return 'of' in state && state.of !== uid ? undefined : state.from;
}
