import type { ComponentType, FC, ReactNode } from 'react';
import type { LazyCode } from './code-once';
import { lazyCode } from './lazy-code';
import { MissingPart } from './missing-part';
import { useLazyCode } from './use-lazy-code';

interface PartOptions {
  /** Content shown until the code has arrived. Nothing by default. */
  readonly whileLoading?: ReactNode;
  /**
   * Text shown if the code cannot be fetched, instead of the general one. With `null` nothing is shown, for
   * parts that are not essential.
   */
  readonly missing?: string | null;
}

interface PlaceProps {
  /** Replaces the option `whileLoading` in one place. */
  readonly whileLoading?: ReactNode;
  /** Wraps the failure message, for example in a list item. */
  readonly renderFailure?: (failure: ReactNode) => ReactNode;
}

/** A component whose code is prefetched, or fetched when it is first shown. */
export interface LazyPart<P extends object> extends FC<P & PlaceProps> {
  readonly code: LazyCode<ComponentType<P>>;
}

/**
 * Returns a component whose code is loaded on demand. It does not suspend, because React delays the content
 * after a Suspense fallback by up to 300 ms. A failure is shown in its place, with a button to try again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { whileLoading: usual, missing }: PartOptions = {},
): LazyPart<P> {
  const code = lazyCode(load);
  const Part = ({ whileLoading = usual, renderFailure = (failure) => failure, ...props }: P & PlaceProps) => {
    const { loaded: Loaded, failure, retry } = useLazyCode(code);
    if (Loaded) return <Loaded {...(props as unknown as P)} />;
    if (failure === undefined) return whileLoading;
    if (missing === null) return null;
    return renderFailure(<MissingPart failure={failure} retry={retry} text={missing} />);
  };
  return Object.assign(Part, { code });
}
