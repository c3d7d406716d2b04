import { lazyPart } from '@/shared/lazy/lazy-part';

/** Buttons of a pending change. Most visits have none, so they come with the first one. */
export const ChangeActions = lazyPart(async () => (await import('./change-actions')).ChangeActions);
