import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from './lazy-page';
import { ErrorPage } from './routes/public/error-page';

/** What the route threw. After the error page has unmounted, its missing code is fetched again. */
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

/** The error page of a public route; navigating on clears it. */
export const RouteFailure = () => {
  useRouteFailure();
  return <ErrorPage />;
};
