import { useContext, useLayoutEffect } from 'react';
import {
  type Location,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router-dom';

/** How long to wait for a page to grow to its restored scroll position. */
const patienceMs = 5_000;

/**
 * Scrolls to a position as soon as the page is long enough, unless the person moves first; returns the function
 * that stops it.
 */
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
 * The browser follows links to a fragment, and the router gives all of their history entries the key `default`:
 * with that key it would restore the position of the entry before instead of going to the fragment.
 */
const keyOf = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/**
 * The router stores the scroll position of each page and restores it once, perhaps before the page's code or data
 * have arrived. This scrolls again until the page is long enough.
 */
export const ScrollPosition = () => {
  const { key } = useLocation();
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  useLayoutEffect(
    () => (typeof place === 'number' ? scrollAsPageGrows(place) : undefined),
    // With the page's key: the same position on another page is a new one.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, place],
  );
  return <ScrollRestoration getKey={keyOf} />;
};
