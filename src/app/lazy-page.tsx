import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { codeOnce } from '@/shared/lazy/code-once';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { withDeadline } from '@/shared/lib/deadline';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';

/** How long a page's code may take to arrive (PUB-408). */
const chunkTimeoutMs = 120_000;

/** A page's code could not be loaded (PUB-393); the error page offers to refresh. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /**
   * Drops the failed import, so that the page is fetched again when it is shown next; `React.lazy` would keep the
   * failure.
   */
  readonly forget: () => void;

  constructor(message: string, options: { readonly cause?: unknown; readonly forget?: () => void } = {}) {
    super(message, { cause: options.cause });
    this.forget = options.forget ?? (() => {});
  }
}

export interface LazyPage<P extends object> extends React.FC<P> {
  /** Fetches the code ahead; the page is then shown without a fallback. Rejects when it cannot be had, without a reload. */
  preload: () => Promise<void>;
}

/**
 * A page whose code is fetched when it is needed (PUB-392). When a chunk is gone, as after a new release, the
 * page is reloaded once by itself; a second failure raises ChunkLoadError, so that there is never a loop. With
 * `whileLoading` that stands in its place meanwhile, and nothing suspends: once React has shown a Suspense fallback, it
 * holds back what replaces it for up to 300 ms.
 */
export function lazyPage<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  whileLoading?: ReactNode,
): LazyPage<P> {
  const code = codeOnce(load);

  const arrive = (): Promise<ComponentType<P>> =>
    loadOrReload(name, code.load, () => {
      Deferred = suspendingPart(arrive);
    });

  let Deferred = suspendingPart(arrive);

  const Suspending: React.FC<P> = (props) => {
    // Fixed for the life of this element: switching types later would remount the page and lose its state.
    const [Component] = useState<ComponentType<P>>(() => code.loaded() ?? Deferred);
    return <Component {...props} />;
  };

  const Waiting: React.FC<P> = (props) => {
    const [{ Component, error }, setState] = useState<{
      readonly Component?: ComponentType<P> | undefined;
      readonly error?: unknown;
    }>(() => ({ Component: code.loaded() }));
    useEffect(() => {
      if (Component) return;
      arrive().then(
        (page) => setState({ Component: page }),
        (reason: unknown) => setState({ error: reason }),
      );
    }, [Component]);
    if (error !== undefined) throw error;
    return Component ? <Component {...props} /> : whileLoading;
  };

  const Page: LazyPage<P> = (props) =>
    whileLoading === undefined ? <Suspending {...props} /> : <Waiting {...props} />;
  Page.preload = async () => {
    await code.load();
    forgetReload(name);
  };
  return Page;
}

async function loadOrReload<T>(name: string, load: () => Promise<T>, forget: () => void): Promise<T> {
  try {
    const page = await withDeadline(load(), chunkTimeoutMs);
    forgetReload(name);
    return page;
  } catch (cause) {
    if (reloadOnce(name)) return new Promise<never>(() => {});
    throw new ChunkLoadError(`The code of ${name} could not be loaded.`, { cause, forget });
  }
}
