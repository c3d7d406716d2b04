import { type FC, Suspense, type ToggleEvent, useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/content/brand';
import {
  bridgeLabel,
  bridgeNavigation,
  headerNavigation,
  navigationTexts,
  sessionCall,
  signInEntry,
  starterPackCall,
} from '@/content/frame/navigation';
import { BookingButton } from '@/features/site/sections/booking-link';
import { useVisitorSession } from '@/shared/auth/use-visitor-session';
import { paths, starterPackForm } from '@/shared/config/paths';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Mark } from '@/shared/ui/graphics/mark';
import { MenuLink } from './menu-link';
import styles from './site-header.module.css';
import { SolutionsMenu } from './solutions-menu';
import { usePopover } from './use-popover';
import type { UserMenuProps } from './user-menu';

const scrolledPast = 30;
/**
 * A media query for the width at which the menu moves into the bar (PUB-083, PUB-406). The same as in the
 * CSS.
 */
const wideQuery = '(width > 992px)';

// Most visitors have no account, so the menu loads lazily. If its code fails to load, the place stays empty
// and the page still works.
const UserMenu = suspendingPart(async (): Promise<FC<UserMenuProps>> => {
  try {
    return (await import('./user-menu')).UserMenu;
  } catch {
    return () => null;
  }
});

/**
 * Shows the sign-in link, or the menu of the signed-in person. Stays empty while the session loads, so that
 * the layout does not shift.
 */
const UserArea = () => {
  const session = useVisitorSession();
  const navigate = useNavigate();
  const logOut = async () => {
    const [{ signOut }, { leaveFor }] = await Promise.all([
      import('@/shared/auth/session'),
      import('@/shared/navigation/leave-guard'),
    ]);
    await leaveFor(async () => {
      await signOut();
      await navigate(paths.home);
    });
  };
  return (
    <div className={styles.user}>
      {session.status === 'signed-out' && <MenuLink item={signInEntry} />}
      {session.status === 'signed-in' && (
        <Suspense fallback={null}>
          <UserMenu actor={session.actor} onLogOut={logOut} />
        </Suspense>
      )}
    </div>
  );
};

/**
 * Renders the logo, menu and user area of the public site. The data integration hub has its own menu entries.
 */
export const SiteHeader = () => {
  const scrolled = useScrolled(scrolledPast);
  const isBridge = useLocation().pathname.replace(/\/$/, '') === paths.bridge;
  const { ref, expanded, hide } = usePopover();

  useEffect(() => {
    const wide = window.matchMedia(wideQuery);
    const close = () => {
      if (wide.matches) hide();
    };
    close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [hide]);

  const moveIn = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    // React also bubbles the toggle events of the menu inside.
    if (target === currentTarget && newState === 'open') currentTarget.querySelector('a')?.focus();
  };

  return (
    <header
      className={scrolled ? `${styles.header} ${styles.scrolled}` : styles.header}
      data-scrolled={scrolled}
    >
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo}>
          <span className={styles.brand}>
            <Mark />
            {isBridge && <span className={styles.bridge}>{bridgeLabel}</span>}
          </span>
          <span className={styles.expanded}>{brand.expandedName}</span>
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="site-menu"
          aria-expanded={expanded}
        >
          <svg className={styles.menuIcon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M3 5.5h14M3 10h14M3 14.5h9" />
          </svg>
          {navigationTexts.menu}
        </button>
        <nav
          id="site-menu"
          ref={ref}
          popover="auto"
          className={styles.nav}
          aria-label={navigationTexts.main}
          onToggle={moveIn}
        >
          <ul>
            {(isBridge ? bridgeNavigation : headerNavigation).map((entry) => (
              <li key={entry.label}>
                {'to' in entry ? (
                  <MenuLink item={entry} onFollow={hide} />
                ) : (
                  <SolutionsMenu menu={entry} onFollow={hide} />
                )}
              </li>
            ))}
          </ul>
          <div className={styles.menuCalls}>
            <ButtonLink to={starterPackForm} variant="next" onFollow={hide}>
              {starterPackCall}
            </ButtonLink>
            <BookingButton variant="quiet">{sessionCall}</BookingButton>
          </div>
        </nav>
        <UserArea />
        {!isBridge && (
          <div className={styles.call}>
            <ButtonLink to={starterPackForm} variant="next" small>
              {starterPackCall}
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
};

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Returns whether the page is scrolled down by more than `threshold` CSS pixels. */
const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
