import { lazyPart } from '@/shared/lazy/lazy-part';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';

/**
 * The cards of the home screen, once their code has come: after the requests that wait, for which the home is opened.
 * Code that cannot be fetched takes nothing else away.
 */
export const LazyHomeCards = lazyPart(async () => (await import('./home-cards')).HomeCards, {
  missing: homeCardTexts.failed,
});
