import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { MenuGroup, WorkspaceArea, WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { Notice } from '@/shared/ui/feedback/notice';
import { paths } from '@/shared/config/paths';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import { addressOf, crumbsAbove, screenAt } from './screen-addresses';
import { workspaceScreens } from './screens';
import styles from './side-menu.module.css';

const texts = workspace.menu;

/** An icon of a door with an arrow pointing out. */
const logoutIcon = 'M11.5 3.5h-7v13h7M8.5 10h8.5M14 7l3 3-3 3';

/** An icon of a person and a plus. */
const addContactIcon =
  'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 5v5M13 7.5h5';

/** A chevron that points right, and down when expanded. */
const chevronIcon = 'M7.5 5l5 5-5 5';

/** The menu groups. Their order follows from the fixed order of the entries. */
const groups: readonly MenuGroup[] = ['work', 'administration', 'clients'];

const labelOf = ({ menuLabel, title }: WorkspaceScreen) => menuLabel ?? title;

interface SideMenuProps {
  readonly area: WorkspaceArea;
  readonly actor: Actor;
  /** True to show icons only. */
  readonly folded?: boolean;
  /** Called when an entry is chosen, before the navigation. */
  readonly onChoose?: () => void;
  readonly onLogout: () => Promise<void>;
}

/**
 * Renders the workspace's menu: entries in their fixed order and groups, sign-out, and the public playbook
 * link.
 */
export const SideMenu = ({ area, actor, folded = false, onChoose, onLogout }: SideMenuProps) => {
  const { pathname } = useLocation();
  const current = screenAt(pathname)?.screen;
  // The entry of a list stays marked while one of its records is open.
  const [, section = current] = crumbsAbove(pathname, area, actor);
  const contacts = workspaceScreens.find(({ id }) => id === 'contacts');
  const newContact = contacts && addressOf(contacts, area, actor);
  const addressOfEntry = (screen: WorkspaceScreen) => addressOf(screen, area, actor);
  const closed = workspaceScreens.filter((screen) => screen.group && !addressOfEntry(screen));
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
      <nav aria-label={texts.entries}>
        {groups.map((group) => {
          const label = texts.groups[group];
          const entries = workspaceScreens.filter(
            (screen) => screen.group === group && addressOfEntry(screen),
          );
          if (entries.length === 0) return null;
          return (
            <div key={group} className={styles.group}>
              {!folded && (
                <p className={styles.heading} aria-hidden="true">
                  {label}
                </p>
              )}
              <ul className={styles.list} aria-label={label}>
                {entries.map((screen) => (
                  <li key={screen.id}>
                    <Link
                      to={addressOfEntry(screen) ?? ''}
                      className={styles.entry}
                      title={folded ? labelOf(screen) : undefined}
                      onClick={() => onChoose?.()}
                      {...(screen.id === section?.id && { 'aria-current': 'page' })}
                    >
                      <MenuIcon path={screen.icon} />
                      <span className={styles.label}>{labelOf(screen)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {closed.length > 0 && <AdminsOnlyGroup screens={closed} folded={folded} />}
        <ul className={`${styles.group} ${styles.list}`}>
          {newContact !== undefined && (
            <li>
              <Link
                to={`${newContact}?form=new`}
                className={styles.entry}
                title={folded ? texts.addContact : undefined}
                onClick={() => onChoose?.()}
              >
                <MenuIcon path={addContactIcon} />
                <span className={styles.label}>{texts.addContact}</span>
              </Link>
            </li>
          )}
          <li>
            <button
              type="button"
              className={styles.entry}
              title={folded ? texts.logout : undefined}
              onClick={logout}
              aria-disabled={isLeaving}
            >
              <MenuIcon path={logoutIcon} />
              <span className={styles.label}>{isLeaving ? texts.leaving : texts.logout}</span>
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

/**
 * Renders one row that expands to the entries a regular user may not open. Both areas list the same entries,
 * and these are marked (decision 011).
 */
const AdminsOnlyGroup = ({
  screens,
  folded,
}: {
  readonly screens: readonly WorkspaceScreen[];
  readonly folded: boolean;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  const label = texts.adminsOnlyGroup;
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={`${styles.entry} ${styles.line}`}
        title={folded ? label : undefined}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MenuIcon path={chevronIcon} />
        <span className={styles.label}>{label}</span>
      </button>
      {isOpen && (
        <ul className={styles.list} aria-label={label}>
          {screens.map((screen) => (
            <li key={screen.id} className={styles.closed} title={folded ? labelOf(screen) : undefined}>
              <MenuIcon path={screen.icon} />
              <span className={styles.label}>
                {labelOf(screen)}
                <span className={styles.reason}>{texts.adminsOnly}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const MenuIcon = ({ path = '' }: { readonly path: string | undefined }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Renders the public playbook link, shown on every screen. */
const PlaybookLink = () => (
  <section className={styles.playbook} aria-label={workspace.frame.playbookLink}>
    <p className={styles.playbookTitle}>{workspace.frame.playbookLink}</p>
    <CopyableLink
      address={`${window.location.origin}${paths.day1Playbook}`}
      copyLabel={workspace.frame.copyLink}
    />
  </section>
);
