import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a screen may take to grow until the place is found again. */
const patienceMs = 5_000;

/** Where each visit was left, by the router's key; for the life of the document. */
const places = new Map<string, number>();

const page = (): Element => document.scrollingElement ?? document.documentElement;

/** Scrolls to a place as soon as the page is long enough, unless the person moves first; returns the way to stop. */
function returnTo(place: number, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    if (signal.aborted) return;
    ended.abort();
    onEnd();
  };
  const attempt = () => {
    page().scrollTop = place;
    if (Math.abs(page().scrollTop - place) <= 1) end();
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
  attempt();
  return end;
}

/**
 * Keeps the place on a page for whoever goes back to it. The browser tries as well, but before the screen's code and
 * data are there again.
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;

  // With the change of the page itself: a shorter page makes the browser scroll at once.
  useLayoutEffect(() => {
    let isListening = true;
    const place = isBackOrForward ? places.get(key) : undefined;
    let stop = () => {};
    if (place !== undefined) {
      isListening = false;
      stop = returnTo(place, () => {
        isListening = true;
      });
    }
    const remember = () => {
      if (isListening) places.set(key, page().scrollTop);
    };
    // From here on the browser may scroll for the next page while this one still stands.
    const leave = () => {
      isListening = false;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', leave);
    return () => {
      stop();
      isListening = false;
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', leave);
    };
  }, [key, isBackOrForward]);
}
