import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Loading } from '@/shared/ui/loading';
import { SiteAnalytics } from './analytics/site-analytics';
import { ErrorBoundary } from './error-boundary';
import { hasSiteFrame } from './frame';
import { PublicLayout } from './layouts/public-layout';
import { lazyPage } from './lazy-page';
import { LinkNavigation } from './link-navigation';

const OtherPages = lazyPage('pages', async () => (await import('./other-pages')).OtherPages);

/** The page that came with the document: its route and what shows it. */
export interface FirstPage {
  readonly path: string;
  readonly page: ReactNode;
}

const Frame = () => (hasSiteFrame(useLocation().pathname) ? <PublicLayout /> : <Outlet />);

/**
 * The site; a router is put around it by the browser entry and by the prerender. A visit that begins on a
 * prerendered page needs the code of that page only: the table of all others arrives with the first move.
 */
export function App({ first }: { readonly first?: FirstPage | undefined }) {
  const { pathname } = useLocation();
  const [begin] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== begin) setHasLeft(true);
  return (
    <ErrorBoundary>
      <LinkNavigation onApproach={OtherPages.preload} />
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route element={<Frame />}>
            {first && !hasLeft && <Route path={first.path} element={first.page} />}
            <Route path="*" element={<OtherPages />} />
          </Route>
        </Routes>
        <SiteAnalytics />
      </Suspense>
    </ErrorBoundary>
  );
}
