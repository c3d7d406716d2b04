import { useEffect, useId, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { narrowQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { leaveFor } from '@/shared/navigation/leave-guard';
import { WaitingChanges } from '@/shared/saving/shown/waiting-changes';
import { Mark } from '@/shared/ui/graphics/mark';
import { clearMessages, Messages, showMessage } from '@/shared/ui/workspace/messages/messages';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { UserMenu } from '../layouts/public/user-menu';
import { useCommandCenter } from './commands/command-center';
import { MenuDrawer } from './menu-drawer';
import { PublicLinks } from './public-links';
import { signInPaths } from './areas';
import { crumbsAbove, screenAt } from './screen-addresses';
import { SideMenu } from './side-menu';
import { StatusStrip } from './status-strip';
import { useFoldedMenu } from './use-folded-menu';
import { useScreenPrefetch } from './use-screen-prefetch';
import styles from './workspace-layout.module.css';

const texts = workspace.menu;

/** Shows the flash message of the last navigation once, such as a refusal (WRK-Q10). */
function useFlashMessage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const shownKey = useRef<string>(undefined);
  const message = flashMessageFrom(location.state);

  useEffect(() => {
    if (message === undefined || shownKey.current === location.key) return;
    shownKey.current = location.key;
    showMessage('error', message);
    void navigate(
      { search: location.search, hash: location.hash },
      { replace: true, state: null, preventScrollReset: true },
    );
  }, [message, location, navigate]);
}

interface WorkspaceLayoutProps {
  readonly actor: Actor;
  readonly area: WorkspaceArea;
  readonly signOut: () => Promise<void>;
}

/**
 * Renders the frame of every workspace screen. The header and menu stay. The screen is in the only main
 * element and scrolls with the document, as the router, the keyboard and printing expect.
 */
export const WorkspaceLayout = ({ actor, area, signOut }: WorkspaceLayoutProps) => {
  const isNarrow = useMediaQuery(narrowQuery);
  const { pathname } = useLocation();
  const open = screenAt(pathname);
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isFolded, setIsFolded] = useFoldedMenu(actor.uid);
  const drawer = useRef<HTMLDialogElement>(null);
  const drawerId = useId();
  const main = useRef<HTMLElement>(null);

  useFlashMessage();
  useScreenPrefetch(open?.screen);

  const closeMenu = () => drawer.current?.close();

  // Back and forward navigate without choosing an entry.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => drawer.current?.close(), [pathname]);

  // In a widened window, the menu is part of the page and the drawer is unmounted.
  if (!isNarrow && isMenuOpen) setIsMenuOpen(false);

  const leaveTo = (path: string) => async () => {
    await leaveFor(async () => {
      await signOut();
      clearMessages();
      // Do not pass this page as the one to return to, so that the next person does not land on it.
      await navigate(path, { replace: true });
    });
  };
  const logout = leaveTo(signInPaths[area]);
  const commands = useCommandCenter({ actor, area, onLogout: logout, drawer });

  return (
    <div className={isFolded && !isNarrow ? `${styles.frame} ${styles.folded}` : styles.frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {workspace.frame.skip}
      </a>
      <div className={styles.top}>
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
              {texts.open}
            </button>
          )}
          <Link to={paths.home} className={styles.logo} aria-label={workspace.frame.toSite}>
            <Mark decorative />
          </Link>
          {commands.button}
          <div className={styles.person}>
            <UserMenu actor={actor} onLogOut={leaveTo(paths.home)}>
              <ul>
                <li>
                  <TrashLink area={area} />
                </li>
              </ul>
              {!isNarrow && <PublicLinks />}
            </UserMenu>
          </div>
        </header>
        <StatusStrip>
          <WaitingChanges hasNotices />
        </StatusStrip>
      </div>
      {isNarrow ? (
        <MenuDrawer id={drawerId} dialog={drawer} open={isMenuOpen} onClosed={() => setIsMenuOpen(false)}>
          <SideMenu area={area} actor={actor} onChoose={closeMenu} onLogout={logout} />
          <PublicLinks onChoose={closeMenu} />
        </MenuDrawer>
      ) : (
        <aside className={styles.side} aria-label={texts.open}>
          <SideMenu area={area} actor={actor} folded={isFolded} onLogout={logout} />
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-label={isFolded ? texts.unfold : texts.fold}
            title={isFolded ? texts.unfold : texts.fold}
            onClick={() => setIsFolded(!isFolded)}
          >
            <FoldIcon />
          </button>
        </aside>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ScreenContext value={{ title: open?.screen.title, above: crumbsAbove(pathname, area, actor) }}>
          <Outlet context={actor} />
        </ScreenContext>
      </main>
      {commands.dialogs}
      <Messages />
    </div>
  );
};

/** Renders the link to the trash, which has no menu entry (WRK-050). */
const TrashLink = ({ area }: { readonly area: WorkspaceArea }) => (
  <Link
    to={area === 'admin' ? workspacePaths.adminTrash : workspacePaths.trash}
    onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
  >
    {workspace.frame.trash}
  </Link>
);

const MenuIcon = () => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 5.5h14M3 10h14M3 14.5h9" />
  </svg>
);

const FoldIcon = () => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 4h14v12H3zM8 4v12M14 7.5 11.5 10l2.5 2.5" />
  </svg>
);
