import { type ComponentType, lazy, Suspense } from 'react';
import { Notice } from '@/shared/ui/feedback/notice';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import type { HomeCardsProps } from './home-cards';

// What the home is opened for comes first: the requests that wait. Code that cannot be fetched takes nothing else away.
const Cards = lazy(async (): Promise<{ default: ComponentType<HomeCardsProps> }> => {
  try {
    return { default: (await import('./home-cards')).HomeCards };
  } catch {
    return { default: () => <Notice tone="error">{homeCardTexts.failed}</Notice> };
  }
});

/** The cards of the home screen, once their code has come. */
export const LazyHomeCards = (props: HomeCardsProps) => (
  <Suspense>
    <Cards {...props} />
  </Suspense>
);
