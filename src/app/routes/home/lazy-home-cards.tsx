import { lazyPart } from '@/shared/lazy/lazy-part';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';

/**
 * The lazily loaded cards of the home screen. Their code loads after the pending requests, which people open
 * the home screen for. If it fails to load, the rest still works.
 */
export const LazyHomeCards = lazyPart(async () => (await import('./home-cards')).HomeCards, {
  missing: homeCardTexts.failed,
});
