import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { ChunkLoadError, type LazyPage, lazyPage } from '@/app/lazy-page';
import { RouteFailure, useRouteFailure } from '@/app/route-failure';
import { brand } from '@/content/brand';
import type { Actor } from '@/shared/auth/actor';
import { areaRoots } from '@/shared/entity/entity-address';
import type { WorkspaceArea, WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { ScreenHead } from '@/shared/ui/workspace/screen';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { ScreenFailure } from './screen-failure';
import { addressOf, screenAt } from './screen-addresses';
import { workspaceScreens } from './screens';

const areas = ['admin', 'regular'] as const;

/** Returns the area whose frame a person sees. For a regular user, it is always their own. */
export const areaOf = (actor: Actor, area: WorkspaceArea): WorkspaceArea =>
  actor.role === 'admin' ? area : 'regular';

interface InArea {
  readonly area: WorkspaceArea;
}

/** Returns the signed-in person, whom the guard passes to the frame. */
const useActor = () => useOutletContext<Actor>();

const ToHome = ({ area }: InArea) => <Navigate to={areaRoots[areaOf(useActor(), area)]} replace />;

/** Renders the error page of a screen, inside the frame. */
const FailedScreen = ({ area }: InArea) => {
  const actor = useActor();
  const error = useRouteFailure();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (error instanceof ChunkLoadError) error.forget();
    // Navigating to the same URL clears the failure.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  const [home] = workspaceScreens;
  const to = home && addressOf(home, areaOf(actor, area), actor);
  return <ScreenFailure error={error} retry={retry} home={to ?? areaRoots.regular} />;
};

/** Renders a placeholder for a screen whose code is loading, so that the frame reacts to a press at once. */
const LoadingScreen = ({ title }: { readonly title: string }) => (
  <>
    <title>{`${title} · ${brand.name}`}</title>
    <ScreenHead />
    <DelayedLoading />
  </>
);

type ScreenPage = LazyPage<{ readonly actor: Actor }>;

/** The lazily loaded pages of all screens with routes, by area. */
const pages = new Map<WorkspaceScreen, Map<WorkspaceArea, ScreenPage>>();

/**
 * Fetches the code of a screen, which then renders in the first frame after navigation. Rejects if the code
 * cannot be loaded.
 */
export const preloadScreen = async (screen: WorkspaceScreen, area: WorkspaceArea): Promise<void> =>
  pages.get(screen)?.get(area)?.preload();

function screenRoutes(screen: WorkspaceScreen, area: WorkspaceArea): RouteObject[] {
  const Page = lazyPage(
    `${area}-${screen.id}`,
    () => screen.load(area),
    <LoadingScreen title={screen.title} />,
  );
  pages.set(screen, (pages.get(screen) ?? new Map<WorkspaceArea, ScreenPage>()).set(area, Page));
  const open = screenAt(window.location.pathname);
  // The document opens at this screen, so load its code now. A failure is thrown again when the route
  // renders.
  if (open?.screen === screen && open.area === area) Page.preload().catch(() => {});
  const ScreenRoute = () => <Page actor={useActor()} />;
  return (screen.path[area] ?? []).map((path) => ({
    path,
    element: <ScreenRoute />,
    errorElement: <FailedScreen area={area} />,
  }));
}

/**
 * Returns a route for every path of every screen, inside the frame of its area, which `frameOf` renders. An
 * unknown path redirects to the person's home (WRK-Q7).
 */
export const workspaceRoutes = (
  frameOf: (area: WorkspaceArea) => ReactNode,
  screens: readonly WorkspaceScreen[] = workspaceScreens,
): RouteObject[] =>
  areas.map((area) => ({
    path: areaRoots[area],
    element: frameOf(area),
    errorElement: <RouteFailure />,
    children: [
      ...screens.flatMap((screen) => screenRoutes(screen, area)),
      { path: '*', element: <ToHome area={area} /> },
    ],
  }));
