import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { Notice } from '@/shared/ui/notice';
import { menuItems } from './menu-items';
import { PlaybookLink } from './playbook-link';
import { screenAt, type WorkspaceArea } from './screens';
import styles from './side-menu.module.css';

interface SideMenuProps {
  readonly area: WorkspaceArea;
  readonly role: Role | null;
  /** Called when an entry is chosen, before the address changes. */
  readonly onChoose?: () => void;
  readonly onLogout: () => Promise<void>;
}

/** The entries of the workspace, the way out, and the public playbook link. */
export const SideMenu = ({ area, role, onChoose, onLogout }: SideMenuProps) => {
  const current = screenAt(useLocation().pathname);
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
    <div className={styles.menu}>
      <nav aria-label="Workspace">
        <ul className={styles.list}>
          {menuItems(area, role).map(({ screen, label, to }) => (
            <li key={screen.id}>
              {to === undefined ? (
                <span className={styles.closed}>
                  {label}
                  <span className={styles.reason}>Admins only</span>
                </span>
              ) : (
                <Link
                  to={to}
                  className={styles.entry}
                  onClick={() => onChoose?.()}
                  {...(screen === current && { 'aria-current': 'page' })}
                >
                  {label}
                </Link>
              )}
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.entry} onClick={logout} aria-disabled={isLeaving}>
              {isLeaving ? 'Logging out…' : 'Logout'}
            </button>
          </li>
        </ul>
      </nav>
      <div role="alert">
        {hasFailed && (
          <Notice tone="error" announce={false}>
            Failed to logout
          </Notice>
        )}
      </div>
      <PlaybookLink />
    </div>
  );
};
