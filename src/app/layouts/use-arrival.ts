import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does after a move inside the site what a browser does after loading a page: begins at the top or at the fragment,
 * and lets the keyboard and the screen reader begin at the main part. Going back is left to the browser.
 */
export const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash } = useLocation();
  const moved = useNavigationType() !== NavigationType.Pop;
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!moved) return;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    main.current?.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, moved, main]);
};
