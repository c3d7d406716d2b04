import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { codeOnce } from '@/shared/lazy/code-once';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { withDeadline } from '@/shared/lib/deadline';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';

/** The time limit in ms for loading a page's code (PUB-408). */
const chunkTimeoutMs = 120_000;

/** Thrown if a page's code could not be loaded (PUB-393). The error page offers to refresh. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /**
   * Drops the failed import, so that the page's code is fetched again when it is next shown. `React.lazy`
   * would keep the failure.
   */
  readonly forget: () => void;

  constructor(message: string, options: { readonly cause?: unknown; readonly forget?: () => void } = {}) {
    super(message, { cause: options.cause });
    this.forget = options.forget ?? (() => {});
  }
}

export interface LazyPage<P extends object> extends React.FC<P> {
  /**
   * Fetches the code in advance, so that the page renders without a fallback. Rejects if it cannot be loaded,
   * without a reload.
   */
  preload: () => Promise<void>;
}

/**
 * Returns a page whose code loads on demand (PUB-392). If a chunk is missing, for example after a new
 * release, the document reloads once. A second failure throws ChunkLoadError, so that it never loops. With
 * `whileLoading`, that content shows while the code loads, and nothing suspends. React would delay replacing
 * a Suspense fallback by up to 300 ms.
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
    // Chosen once per element. Switching the component type later would remount the page and lose its state.
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
