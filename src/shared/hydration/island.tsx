import { type ComponentType, type FC, lazy, Suspense } from 'react';
import { firstInteraction } from './first-interaction';

/**
 * Makes a part of a page whose code is fetched at the first interaction of a person. Until then the prerendered HTML
 * stands, and what is typed into it stays when React hydrates it. It also stands when the code cannot be loaded.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>): FC<P> {
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await firstInteraction;
    try {
      return { default: await load() };
    } catch (missing) {
      console.warn('The code of a part of this page did not arrive.', missing);
      return new Promise<never>(() => {});
    }
  });
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
