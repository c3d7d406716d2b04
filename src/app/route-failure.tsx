import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from './lazy-page';
import { ErrorPage } from './routes/public/error-page';

/** What the route threw; its code is asked for anew once the person has left the error page. */
export function useRouteFailure(): Error {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  useEffect(
    () => () => {
      if (error instanceof ChunkLoadError) error.forget();
    },
    [error],
  );
  return error;
}

/** The error page of a public route; moving on clears it. */
export const RouteFailure = () => {
  useRouteFailure();
  return <ErrorPage />;
};
