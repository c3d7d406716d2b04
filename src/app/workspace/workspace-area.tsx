import { useLocation } from 'react-router-dom';
import { SiteAnalytics } from '@/app/analytics/site-analytics';
import { RequireAuth } from '@/app/auth/require-auth';
import { signOut } from '@/shared/auth/session';
import { mayOpen, refusalAt } from './screen-addresses';
import type { WorkspaceArea } from './screens';
import { WorkspaceLayout } from './workspace-layout';
import { areaOf, workspaceRoutes } from './workspace-routes';

/**
 * The frame for everything under /admin/dashboard (WRK-013, WRK-039) or under /dashboard (WRK-028, WRK-Q11), shown
 * to whoever may open the address.
 */
const AreaFrame = ({ area }: { readonly area: WorkspaceArea }) => {
  const { pathname } = useLocation();
  const refusal = refusalAt(pathname);
  return (
    <>
      <RequireAuth
        admits={(actor) => mayOpen(actor, pathname)}
        refuses={refusal?.goesHome ? 'to-home' : 'here'}
        refusal={refusal?.text}
      >
        {(actor) => <WorkspaceLayout actor={actor} area={areaOf(actor, area)} signOut={signOut} />}
      </RequireAuth>
      <SiteAnalytics />
    </>
  );
};

/** The routes of the workspace, for the router. */
export const areaRoutes = workspaceRoutes((area) => <AreaFrame area={area} />);
