import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isHydrated } from '@/shared/hydration/event-replay';

/** The link that a plain press means, or undefined when the browser should follow it by itself. */
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
  /** Called when somebody points at or focuses a link inside the site: time to fetch what a move needs. */
  readonly onApproach: (path: string) => Promise<unknown>;
}

/** Follows links that no component of ours listens to, in markup that came with the document, like all others. */
export const LinkNavigation = ({ onApproach }: LinkNavigationProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link || !leadsInside(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    // While markup is not hydrated React stops the events in it, so that these must be caught before.
    const followEarly = (event: MouseEvent) => {
      if (event.target instanceof Element && !isHydrated(event.target)) follow(event);
    };
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Following the link loads the code again and reports a failure.
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
