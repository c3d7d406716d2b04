import { lazyPart } from '@/shared/lazy/lazy-part';

/** The buttons of a pending change, loaded with the first one, because most visits have none. */
export const ChangeActions = lazyPart(async () => (await import('./change-actions')).ChangeActions);
