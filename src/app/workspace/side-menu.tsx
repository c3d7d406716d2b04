import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import { Notice } from '@/shared/ui/feedback/notice';
import { paths } from '@/shared/config/paths';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import { addressOf, crumbsAbove, screenAt } from './screen-addresses';
import { type WorkspaceArea, workspaceScreens } from './screens';
import styles from './side-menu.module.css';

const words = workspace.menu;

/** A door with an arrow out of it. */
const logoutIcon = 'M11.5 3.5h-7v13h7M8.5 10h8.5M14 7l3 3-3 3';

/** A person and a plus. */
const addContactIcon =
  'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 5v5M13 7.5h5';

interface SideMenuProps {
  readonly area: WorkspaceArea;
  readonly actor: Actor;
  /** Icons only. */
  readonly folded?: boolean;
  /** Called when an entry is chosen, before the address changes. */
  readonly onChoose?: () => void;
  readonly onLogout: () => Promise<void>;
}

/** The entries of the workspace in their fixed order (WRK-050), sign-out, and the public playbook link. */
export const SideMenu = ({ area, actor, folded = false, onChoose, onLogout }: SideMenuProps) => {
  const { pathname } = useLocation();
  const current = screenAt(pathname)?.screen;
  // The entry of a list stays marked while one of its records is open.
  const [, section = current] = crumbsAbove(pathname, area, actor);
  const contacts = workspaceScreens.find(({ id }) => id === 'contacts');
  const newContact = contacts && addressOf(contacts, area, actor);
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const logout = () => {
    if (isLeaving) return;
    setIsLeaving(true);
    setHasFailed(false);
    onLogout()
      .catch(() => setHasFailed(true))
      .finally(() => setIsLeaving(false));
  };

  return (
    <div className={folded ? `${styles.menu} ${styles.folded}` : styles.menu}>
      <nav aria-label={words.entries}>
        <ul className={styles.list}>
          {workspaceScreens.map((screen) => {
            const { id, icon, menuLabel = screen.title } = screen;
            if (icon === undefined) return null;
            const to = addressOf(screen, area, actor);
            const isOpen = id === section?.id;
            return (
              <li key={id}>
                {to === undefined ? (
                  // Both areas list the same entries; those for admins only are marked for everybody else
                  // (decision 011).
                  <span className={styles.closed} title={folded ? menuLabel : undefined}>
                    <MenuIcon path={icon} />
                    <span className={styles.label}>
                      {menuLabel}
                      <span className={styles.reason}>{words.adminsOnly}</span>
                    </span>
                  </span>
                ) : (
                  <Link
                    to={to}
                    className={styles.entry}
                    title={folded ? menuLabel : undefined}
                    onClick={() => onChoose?.()}
                    {...(isOpen && { 'aria-current': 'page' })}
                  >
                    <MenuIcon path={icon} />
                    <span className={styles.label}>{menuLabel}</span>
                  </Link>
                )}
              </li>
            );
          })}
          {newContact !== undefined && (
            <li>
              <Link
                to={`${newContact}?form=new`}
                className={styles.entry}
                title={folded ? words.addContact : undefined}
                onClick={() => onChoose?.()}
              >
                <MenuIcon path={addContactIcon} />
                <span className={styles.label}>{words.addContact}</span>
              </Link>
            </li>
          )}
          <li className={styles.last}>
            <button
              type="button"
              className={styles.entry}
              title={folded ? words.logout : undefined}
              onClick={logout}
              aria-disabled={isLeaving}
            >
              <MenuIcon path={logoutIcon} />
              <span className={styles.label}>{isLeaving ? words.leaving : words.logout}</span>
            </button>
          </li>
        </ul>
      </nav>
      <div role="alert">
        {hasFailed && (
          <Notice tone="error" announce={false}>
            {workspace.commands.logoutFailed}
          </Notice>
        )}
      </div>
      {!folded && <PlaybookLink />}
    </div>
  );
};

const MenuIcon = ({ path = '' }: { readonly path: string | undefined }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** The public address of the playbook, shown on every screen. */
const PlaybookLink = () => (
  <section className={styles.playbook} aria-label={workspace.frame.playbookLink}>
    <p className={styles.playbookTitle}>{workspace.frame.playbookLink}</p>
    <CopyableLink
      address={`${window.location.origin}${paths.day1Playbook}`}
      copyLabel={workspace.frame.copyLink}
    />
  </section>
);
