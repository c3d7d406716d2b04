import type { ComponentType, FC, ReactNode } from 'react';
import type { LazyCode } from './code-once';
import { lazyCode } from './lazy-code';
import { MissingPart } from './missing-part';
import { useLazyCode } from './use-lazy-code';

interface PartOptions {
  /** Stands in its place until it has come; nothing unless given. */
  readonly whileLoading?: ReactNode;
  /** Replaces the usual text when it cannot be fetched. With `null` the place stays empty, for what people can do without. */
  readonly missing?: string | null;
}

interface PlaceProps {
  /** Like the option of that name, for one place. */
  readonly whileLoading?: ReactNode;
  /** Wraps what is said when the code cannot be fetched, as in a list item. */
  readonly renderFailure?: (failure: ReactNode) => ReactNode;
}

/** A component whose code is fetched when it is first shown, or ahead. */
export interface LazyPart<P extends object> extends FC<P & PlaceProps> {
  readonly code: LazyCode<ComponentType<P>>;
}

/**
 * Makes a part of a screen whose code comes when it is needed. It does not suspend: once React has shown a Suspense
 * fallback, it holds back what replaces it for up to 300 ms. A failure is shown in its place, where it can be tried again.
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
