import { useLocation } from 'react-router-dom';
import { SiteAnalytics } from '@/app/analytics/site-analytics';
import { RequireAuth } from '@/app/auth/require-auth';
import { lazyPage } from '@/app/lazy-page';
import { RouteFailure } from '@/app/route-failure';
import type { Actor } from '@/shared/auth/actor';
import { signOut } from '@/shared/auth/session';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { LoadingView } from '@/shared/ui/feedback/loading';
import { mayOpen, refusalAt } from './screen-addresses';
import { useCodePrefetch } from './use-code-prefetch';
import { WorkspaceLayout } from './workspace-layout';
import { areaOf, workspaceRoutes } from './workspace-routes';

interface SignedInFrameProps {
  readonly actor: Actor;
  readonly area: WorkspaceArea;
}

const SignedInFrame = ({ actor, area }: SignedInFrameProps) => {
  useCodePrefetch(actor);
  return <WorkspaceLayout actor={actor} area={area} signOut={signOut} />;
};

/**
 * Renders the frame of all screens under /admin/dashboard (WRK-013, WRK-039) or /dashboard (WRK-028,
 * WRK-Q11), for people who may open the URL.
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
        {(actor) => <SignedInFrame actor={actor} area={areaOf(actor, area)} />}
      </RequireAuth>
      <SiteAnalytics />
    </>
  );
};

const ProposalPreview = lazyPage(
  'proposal-preview',
  async () => (await import('@/app/routes/admin/proposals-routes')).ProposalPreviewRoute,
  <LoadingView />,
);

/** The route of a proposal's preview. It is a page without a menu and has its own main element. */
const previewRoute = {
  path: workspacePaths.proposalPreview,
  element: (
    <RequireAuth admits={(actor) => mayOpen(actor, workspacePaths.adminProposals)} refuses="here">
      {() => <ProposalPreview />}
    </RequireAuth>
  ),
  errorElement: <RouteFailure />,
};

/** The routes of the workspace. */
export const areaRoutes = [previewRoute, ...workspaceRoutes((area) => <AreaFrame area={area} />)];
