import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from '@/shared/auth/session';
import { paths } from '@/shared/config/paths';
import { LateLoading } from '@/shared/ui/workspace/late-loading';
import { Mark } from '@/shared/ui/mark';
import { clearMessages } from '@/shared/ui/workspace/messages';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { UserMenu } from './public/user-menu';
import { ArrivalNotice } from './workspace/arrival-notice';
import { MenuDrawer } from './workspace/menu-drawer';
import { signInPathOf, type WorkspaceArea } from './workspace/menu-items';
import { PublicLinks } from './workspace/public-links';
import { SideMenu } from './workspace/side-menu';
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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const drawerId = useId();
  const main = useRef<HTMLElement>(null);

  const closeMenu = () => drawer.current?.close();

  // Back and forward change the address without an entry being chosen.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => drawer.current?.close(), [pathname]);

  // A widened window has taken the drawer away.
  if (!isNarrow && isMenuOpen) setIsMenuOpen(false);

  const leaveTo = (path: string) => async () => {
    await signOut();
    clearMessages();
    // Without the page that was left, so that the next person does not land there.
    await navigate(path, { replace: true });
  };
  const logout = leaveTo(signInPathOf(area));

  return (
    <WorkspaceTheme env={env}>
      <ArrivalNotice />
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
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<LateLoading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </WorkspaceTheme>
  );
};

const MenuIcon = () => (
  <svg className={styles.menuIcon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 5.5h14M3 10h14M3 14.5h9" />
  </svg>
);
