import { useContext, useLayoutEffect } from 'react';
import {
  type Location,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router-dom';

/** How long a page may take to grow until the place on it is found again. */
const patienceMs = 5_000;

/** Scrolls to a place as soon as the page is long enough, unless the person moves first; returns the way to stop. */
function scrollAsPageGrows(place: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const attempt = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) end();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(end, patienceMs);
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    document.addEventListener(type, end, { signal, passive: true });
  }
  growth.observe(document.body);
  return end;
}

/**
 * Links to a fragment are the browser's: the router gives all of their entries one key, and would return to the place of the entry
 * before instead of the fragment.
 */
const keyOf = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/**
 * The router keeps the place on each page and returns to it. It does so once, when the page's code or data may be on
 * their way still: the place is then looked for until the page is long enough.
 */
export const ScrollPosition = () => {
  const { key } = useLocation();
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  useLayoutEffect(
    () => (typeof place === 'number' ? scrollAsPageGrows(place) : undefined),
    // The same place on another page is looked for again.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, place],
  );
  return <ScrollRestoration getKey={keyOf} />;
};
