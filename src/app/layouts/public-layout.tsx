import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { navigationTexts } from '@/content/frame/navigation';
import { Loading } from '@/shared/ui/feedback/loading';
import { usePrefetchedLinks } from '@/app/start/use-prefetched-links';
import { SiteFooter } from './public/site-footer';
import { SiteHeader } from './public/site-header';
import styles from './public-layout.module.css';

// A constant element, so that React does not re-render it when the page changes. This keeps text typed into
// the newsletter form.
const footer = <SiteFooter />;

/** Renders the header, main part and footer of the public pages. */
export const PublicLayout = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePrefetchedLinks();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {navigationTexts.skip}
      </a>
      <SiteHeader />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      {footer}
    </div>
  );
};

/**
 * Moves the focus to the main part after a navigation inside the site, as after a page load. Leaves it alone
 * after going back. The router handles scrolling.
 */
const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const moved = useNavigationType() !== NavigationType.Pop;
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (moved) main.current?.focus({ preventScroll: true });
  }, [pathname, moved, main]);
};
