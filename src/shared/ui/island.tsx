import { type ComponentType, type FC, lazy, Suspense } from 'react';
import { firstSign } from '@/shared/lib/first-sign';

/**
 * Makes a part of a page that works as HTML until a person comes: its code is fetched at the first sign of one.
 * Until then the server's markup stands, and what is typed into it stays when React takes over. It also stands
 * when the code cannot be had.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>): FC<P> {
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await firstSign;
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
