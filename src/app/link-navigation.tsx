import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isHydrated } from '@/shared/hydration/event-replay';

/** The link that a plain press follows; undefined when the browser should follow it by itself. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

/** Tells whether a link leads to a page of this site; files (`/blog/feed.xml`) and fragments are the browser's. */
const leadsInside = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.pathname.includes('.') &&
  !(link.pathname === window.location.pathname && link.hash !== '');

interface LinkNavigationProps {
  /** Called when somebody points at or focuses a link inside the site, to fetch what the navigation needs. */
  readonly onApproach: (path: string) => Promise<unknown>;
}

/** Lets the router follow links in static HTML, which no component of ours listens to. */
export const LinkNavigation = ({ onApproach }: LinkNavigationProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link || !leadsInside(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    // React stops events in markup that is not hydrated, so this listens in the capture phase.
    const followEarly = (event: MouseEvent) => {
      if (event.target instanceof Element && !isHydrated(event.target)) follow(event);
    };
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The navigation itself loads the code again and reports a failure.
      if (link && leadsInside(link)) onApproach(link.pathname).catch(() => {});
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('click', followEarly, { signal, capture: true });
    document.addEventListener('pointerover', approach, { signal, passive: true });
    document.addEventListener('focusin', approach, { signal, passive: true });
    return () => ended.abort();
  }, [navigate, onApproach]);
  return null;
};
