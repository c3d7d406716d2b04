import { hasSessionHint } from '@/shared/auth/session-hint';

/** Whether this browser's visits count: staff who look at a page as clients see it are nobody's readers. */
export const isCounted = (): boolean => !hasSessionHint();
