import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from './lazy-page';
import { ErrorPage } from './routes/public/error-page';

/**
 * Returns the error thrown by the route. When the error page unmounts, a failed import is dropped so that it
 * can be tried again.
 */
export function useRouteFailure(): Error {
  const thrown = useRouteError();
  useEffect(
    () => () => {
      if (thrown instanceof ChunkLoadError) thrown.forget();
    },
    [thrown],
  );
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Renders the error page of a public route. The next navigation clears it. */
export const RouteFailure = () => {
  useRouteFailure();
  return <ErrorPage />;
};
