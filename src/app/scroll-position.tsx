import { useContext, useLayoutEffect } from 'react';
import {
  type Location,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router-dom';

/** The maximum time in ms to wait for a page to grow to its restored scroll position. */
const patienceMs = 5_000;

/**
 * Scrolls to a position once the page is long enough, unless the person moves first. Returns the function
 * that stops it.
 */
function scrollAsPageGrows(position: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const attempt = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) <= 1) end();
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
 * Returns the key under which the router stores a scroll position. The browser follows fragment links itself,
 * and the router gives all their history entries the key `default`. With that key, it would restore the
 * previous entry's position instead of going to the fragment.
 */
const keyOf = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/**
 * Restores scroll positions. The router stores one per page and restores it once, possibly before the page's
 * code or data have loaded. This component scrolls again until the page is long enough.
 */
export const ScrollPosition = () => {
  const { key } = useLocation();
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  useLayoutEffect(
    () => (typeof position === 'number' ? scrollAsPageGrows(position) : undefined),
    // Depends on the key too, because the same position on another page is a new one.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, position],
  );
  return <ScrollRestoration getKey={keyOf} />;
};
