import { useLayoutEffect, useRef, useState } from 'react';

type Handlers<H> = { readonly [Name in keyof H]: (...given: never[]) => void };

/**
 * Returns stable event handlers for the rows of a list, so that a memoized row re-renders only when its
 * record changes. Each handler calls the latest one of its name. Do not call them while rendering.
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
