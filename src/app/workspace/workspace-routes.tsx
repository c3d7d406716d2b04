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

/** The area whose frame a person sees: for a regular user always their own. */
export const areaOf = (actor: Actor, area: WorkspaceArea): WorkspaceArea =>
  actor.role === 'admin' ? area : 'regular';

interface InArea {
  readonly area: WorkspaceArea;
}

/** The signed-in person, whom the guard gives to the frame. */
const useActor = () => useOutletContext<Actor>();

const ToHome = ({ area }: InArea) => <Navigate to={areaRoots[areaOf(useActor(), area)]} replace />;

/** The error page of a screen, inside the frame. */
const FailedScreen = ({ area }: InArea) => {
  const actor = useActor();
  const error = useRouteFailure();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (error instanceof ChunkLoadError) error.forget();
    // Navigating to the same address clears the failure.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  const [home] = workspaceScreens;
  const to = home && addressOf(home, areaOf(actor, area), actor);
  return <ScreenFailure error={error} retry={retry} home={to ?? areaRoots.regular} />;
};

/** Stands for a screen whose code is on its way: the frame reacts to a press at once. */
const ArrivingScreen = ({ title }: { readonly title: string }) => (
  <>
    <title>{`${title} · ${brand.name}`}</title>
    <ScreenHead />
    <DelayedLoading />
  </>
);

type ScreenPage = LazyPage<{ readonly actor: Actor }>;

/** The pages of screens that have routes. */
const pages = new Map<WorkspaceScreen, Map<WorkspaceArea, ScreenPage>>();

/** Fetches the code of a screen, which is then shown in the first frame after its address. Rejects when it cannot be had. */
export const preloadScreen = async (screen: WorkspaceScreen, area: WorkspaceArea): Promise<void> =>
  pages.get(screen)?.get(area)?.preload();

function screenRoutes(screen: WorkspaceScreen, area: WorkspaceArea): RouteObject[] {
  const Page = lazyPage(
    `${area}-${screen.id}`,
    () => screen.load(area),
    <ArrivingScreen title={screen.title} />,
  );
  pages.set(screen, (pages.get(screen) ?? new Map<WorkspaceArea, ScreenPage>()).set(area, Page));
  const open = screenAt(window.location.pathname);
  // The document begins here: the code is needed at once. A failure is thrown again as the route renders.
  if (open?.screen === screen && open.area === area) Page.preload().catch(() => {});
  const ScreenRoute = () => <Page actor={useActor()} />;
  return (screen.path[area] ?? []).map((path) => ({
    path,
    element: <ScreenRoute />,
    errorElement: <FailedScreen area={area} />,
  }));
}

/**
 * A route for every address of every screen, below the frame of its area, which `frameOf` renders; an unknown
 * address leads to the person's home (WRK-Q7).
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
