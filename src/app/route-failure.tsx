import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from './lazy-page';
import { ErrorPage } from './routes/public/error-page';

/** What the route threw; its code is asked for anew once the person has left the error page. */
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

/** The error page of a public route; moving on clears it. */
export const RouteFailure = () => {
  useRouteFailure();
  return <ErrorPage />;
};
