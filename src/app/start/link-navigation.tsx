import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The link that a plain press follows; undefined when the browser should follow it by itself. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** Tells whether a link leads to a page of this site; files (`/blog/feed.xml`) and fragments are the browser's. */
export const leadsInside = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.pathname.includes('.') &&
  !(link.pathname === window.location.pathname && link.hash !== '');

interface LinkNavigationProps {
  /** Fetches what the page at an address needs. */
  readonly prefetch: (path: string) => Promise<unknown>;
}

/**
 * Lets the router follow links in HTML that no component renders (posts), and fetches the page behind a link when it is
 * pointed at, touched or focused.
 */
export const LinkNavigation = ({ prefetch }: LinkNavigationProps) => {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link || !leadsInside(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !leadsInside(link)) return;
      // This page as well, for who comes back to it. The navigation itself loads the code again and reports a failure.
      for (const path of [link.pathname, window.location.pathname]) prefetch(path).catch(() => {});
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, approach, { signal, passive: true });
    return () => ended.abort();
  }, [navigate, prefetch]);

  return null;
};
