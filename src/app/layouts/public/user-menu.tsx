import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { userMenu } from '@/content/frame/navigation';
import type { Actor } from '@/shared/auth/actor';
import { initialOf } from '@/shared/auth/initial';
import { paths } from '@/shared/config/paths';
import { Notice } from '@/shared/ui/feedback/notice';
import panelStyles from './popover-panel.module.css';
import { usePopover } from './use-popover';
import styles from './user-menu.module.css';

/** Returns the label of a role in menus: `Admin`, or `User` for every other value (PUB-085, PUB-086). */
export const roleLabel = (role: string | null): string => (role === 'admin' ? 'Admin' : 'User');

/** Renders the photo, or an initial if there is no photo or it fails to load. */
const Avatar = ({ actor }: { readonly actor: Actor }) => {
  const [failedPhoto, setFailedPhoto] = useState('');
  const { photoURL } = actor;
  return (
    <span className={styles.avatar}>
      {photoURL !== '' && photoURL !== failedPhoto ? (
        <img src={photoURL} alt="" width={40} height={40} onError={() => setFailedPhoto(photoURL)} />
      ) : (
        <span aria-hidden="true">{initialOf(actor)}</span>
      )}
    </span>
  );
};

export interface UserMenuProps {
  readonly actor: Actor;
  /**
   * Signs out and navigates away. Also resolves if the person chooses to stay. Rejects if signing out failed.
   */
  readonly onLogOut: () => Promise<void>;
  /** More links, between the account links and sign-out. */
  readonly children?: ReactNode;
}

/** Shows the signed-in person, links to the account, and sign-out (PUB-084 to PUB-092). */
export const UserMenu = ({ actor, onLogOut, children }: UserMenuProps) => {
  const { ref, expanded, hide } = usePopover();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  const logOut = () => {
    if (state === 'leaving') return;
    setState('leaving');
    onLogOut().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="user-menu"
        aria-expanded={expanded}
        aria-label={userMenu.open(actor.email)}
      >
        <Avatar actor={actor} />
      </button>
      <div
        id="user-menu"
        ref={ref}
        popover="auto"
        className={`${panelStyles.panel} ${panelStyles.end} ${styles.panel}`}
      >
        <p className={styles.person}>
          <span className={styles.email}>{actor.email}</span>
          <span className={styles.role}>{roleLabel(actor.role)}</span>
        </p>
        <ul>
          <li>
            <Link to={paths.account} onClick={hide}>
              {userMenu.account}
            </Link>
          </li>
          <li>
            <Link to={paths.settings} onClick={hide}>
              {userMenu.settings}
            </Link>
          </li>
        </ul>
        {children}
        <ul className={styles.last}>
          <li>
            <button type="button" onClick={logOut} aria-disabled={state === 'leaving'}>
              {userMenu.logOut}
            </button>
          </li>
        </ul>
        <div role="alert" className={styles.failure}>
          {state === 'failed' && (
            <Notice tone="error" announce={false}>
              {userMenu.failed}
            </Notice>
          )}
        </div>
      </div>
    </div>
  );
};
