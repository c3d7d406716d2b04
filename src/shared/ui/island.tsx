import { type ComponentType, type FC, lazy, type ReactNode, Suspense } from 'react';
import { firstSign } from '@/shared/lib/first-sign';

/**
 * Makes a part of a page that works as HTML until a person comes: its code is fetched at the first sign of one.
 * Until then the server's markup stands, and what is typed into it stays when React takes over. `failed` shows
 * instead when the code cannot be had; `waiting` while it is fetched on a page that did not come as HTML.
 */
export function island<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { failed, waiting = null }: { readonly failed: ReactNode; readonly waiting?: ReactNode },
): FC<P> {
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await firstSign;
    try {
      return { default: await load() };
    } catch {
      return { default: () => failed };
    }
  });
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
