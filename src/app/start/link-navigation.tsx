import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns the link that a plain click follows. Returns undefined if the browser should handle the click. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/**
 * Checks whether a link leads to a page of this site. The browser handles files (`/blog/feed.xml`) and
 * fragments.
 */
export const leadsInside = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.pathname.includes('.') &&
  !(link.pathname === window.location.pathname && link.hash !== '');

interface LinkNavigationProps {
  /** Fetches the code of the page at a path. */
  readonly prefetch: (path: string) => Promise<unknown>;
}

/**
 * Lets the router follow links in HTML that no component renders, such as posts. Prefetches a linked page
 * when its link is hovered, touched or focused.
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
      // Also fetch this page, in case the person comes back. The navigation loads the code again and reports
      // a failure.
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
