import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths, redirects } from '@/shared/config/paths';
import { Loading } from '@/shared/ui/loading';
import { ErrorBoundary } from './error-boundary';
import { PublicLayout } from './layouts/public-layout';
import { lazyPage } from './lazy-page';
import { pageNotFoundNotice } from './notices';
import { publicPages } from './public-pages';

const AdminArea = lazyPage('admin', async () => (await import('./routes/admin/admin-area')).AdminArea);
const RegularArea = lazyPage(
  'workspace',
  async () => (await import('./routes/workspace/regular-area')).RegularArea,
);

/** The site's routes; a router is put around it by the browser entry and by the prerender. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route element={<PublicLayout />}>
            {publicPages
              .filter(({ bare }) => !bare)
              .map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
          </Route>
          {publicPages
            .filter(({ bare }) => bare)
            .map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          {redirects.map(([from, to]) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route path={`${paths.adminDashboard}/*`} element={<AdminArea />} />
          <Route path={`${paths.dashboard}/*`} element={<RegularArea />} />
          <Route
            path="*"
            element={<Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} />}
          />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
