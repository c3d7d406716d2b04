import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '@/app/error-boundary';
import { brand } from '@/content/brand';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { LateLoading } from '@/shared/ui/workspace/late-loading';
import { Mark } from '@/shared/ui/mark';
import { leaveFor } from '@/shared/navigation/leave-guard';
import { clearMessages } from '@/shared/ui/workspace/messages';
import { RegisteredTitle } from '@/shared/ui/workspace/registered-title';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { UserMenu } from './public/user-menu';
import { Breadcrumbs } from './workspace/breadcrumbs';
import { useCommandCenter } from './workspace/commands/command-center';
import { ConnectionBanner } from './workspace/connection-banner';
import { MenuDrawer } from './workspace/menu-drawer';
import { signInPathOf } from './workspace/menu-items';
import { PublicLinks } from './workspace/public-links';
import { ScreenFailure } from './workspace/screen-failure';
import { addressFor, screenAt, type WorkspaceArea, workspaceScreens } from './workspace/screens';
import { SideMenu } from './workspace/side-menu';
import { useHandedNotice } from './workspace/use-handed-notice';
import styles from './workspace-layout.module.css';

/** Up to this width the menu lies over the page. */
export const overlayQuery = '(max-width: 768px)';

interface WorkspaceLayoutProps {
  readonly actor: Actor;
  readonly area: WorkspaceArea;
  readonly signOut: () => Promise<void>;
  readonly env?: 'default' | 'test';
}

/** The frame of every workspace screen: reduced header, side menu, and the screen in the one main landmark. */
export const WorkspaceLayout = ({ actor, area, signOut, env = 'default' }: WorkspaceLayoutProps) => {
  const isNarrow = useMediaQuery(overlayQuery, undefined, { getInitialValueInEffect: false });
  const { key, pathname } = useLocation();
  const screen = screenAt(pathname);
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const drawerId = useId();
  const main = useRef<HTMLElement>(null);

  useHandedNotice();

  const closeMenu = () => drawer.current?.close();

  // Back and forward change the address without an entry being chosen.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => drawer.current?.close(), [pathname]);

  // A widened window has taken the drawer away.
  if (!isNarrow && isMenuOpen) setIsMenuOpen(false);

  const leaveTo = (path: string) => async () => {
    await leaveFor(async () => {
      await signOut();
      clearMessages();
      // Without the page that was left, so that the next person does not land there.
      await navigate(path, { replace: true });
    });
  };
  const logout = leaveTo(signInPathOf(area));
  const commands = useCommandCenter({ actor, area, onLogout: logout, drawer });
  const home = addressFor(workspaceScreens[0], area, actor.role) ?? paths.home;

  return (
    <WorkspaceTheme env={env}>
      <div className={styles.frame}>
        <a
          className={styles.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          Skip to content
        </a>
        <header className={styles.header}>
          {isNarrow && (
            <button
              type="button"
              className={styles.menuButton}
              aria-expanded={isMenuOpen}
              aria-controls={drawerId}
              aria-haspopup="dialog"
              onClick={() => setIsMenuOpen(true)}
            >
              <MenuIcon />
              Menu
            </button>
          )}
          <Link to={paths.home} className={styles.logo} aria-label="ACF, to the public site">
            <Mark decorative />
          </Link>
          {!isNarrow && <PublicLinks />}
          <div className={styles.person}>
            {commands.button}
            <UserMenu actor={actor} onLogOut={leaveTo(paths.home)} />
          </div>
        </header>
        {isNarrow ? (
          <MenuDrawer id={drawerId} dialog={drawer} open={isMenuOpen} onClosed={() => setIsMenuOpen(false)}>
            <SideMenu area={area} role={actor.role} onChoose={closeMenu} onLogout={logout} />
            <PublicLinks stacked onChoose={closeMenu} />
          </MenuDrawer>
        ) : (
          <aside className={styles.side} aria-label="Menu">
            <SideMenu area={area} role={actor.role} onLogout={logout} />
          </aside>
        )}
        <div className={styles.content}>
          <Breadcrumbs area={area} role={actor.role} screen={screen} />
          <main ref={main} id="main" tabIndex={-1} className={styles.main}>
            <RegisteredTitle value={screen?.title}>
              <ErrorBoundary visit={key} instead={failureWith(home)}>
                {/* Of its own for every screen: the frame answers a press at once, though the code is on its way. */}
                <Suspense key={screen?.id} fallback={<Arriving title={screen?.title} />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </RegisteredTitle>
          </main>
        </div>
        {commands.dialogs}
        <ConnectionBanner />
      </div>
    </WorkspaceTheme>
  );
};

/** Not a component: what the boundary calls with what was thrown. */
const failureWith = (home: string) => (error: Error, retry: () => void) => (
  <ScreenFailure error={error} retry={retry} home={home} />
);

const Arriving = ({ title }: { readonly title: string | undefined }) => (
  <>
    {title !== undefined && <title>{`${title} · ${brand.name}`}</title>}
    <LateLoading />
  </>
);

const MenuIcon = () => (
  <svg className={styles.menuIcon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 5.5h14M3 10h14M3 14.5h9" />
  </svg>
);
