import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Lets the keyboard and the screen reader begin at the main part after a move inside the site, as after loading a page;
 * going back leaves the focus alone. The router scrolls.
 */
export const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const moved = useNavigationType() !== NavigationType.Pop;
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (moved) main.current?.focus({ preventScroll: true });
  }, [pathname, moved, main]);
};
