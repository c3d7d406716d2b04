import { hasSessionHint } from '@/shared/auth/session-hint';

/** Checks whether visits from this browser count. Signed-in staff are not readers. */
export const countsVisits = (): boolean => !hasSessionHint();
