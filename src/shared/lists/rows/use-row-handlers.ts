import { useLayoutEffect, useRef, useState } from 'react';

type Handlers<H> = { readonly [Name in keyof H]: (...given: never[]) => void };

/**
 * The event handlers that the rows of a list share, as one object that never changes, so that a memoised row renders
 * again only when its own record does; each calls the newest handler of its name. Not to be called while rendering.
 */
export function useRowHandlers<H extends Handlers<H>>(newest: H): H {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [handlers] = useState(
    () =>
      Object.fromEntries(
        (Object.keys(newest) as (keyof H)[]).map((name) => [
          name,
          (...given: never[]) => latest.current[name](...given),
        ]),
      ) as H,
  );
  return handlers;
}
