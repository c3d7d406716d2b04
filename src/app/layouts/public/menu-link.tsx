import { Link, useLocation } from 'react-router-dom';
import type { NavigationItem } from '@/content/frame/navigation';

interface MenuLinkProps {
  readonly item: NavigationItem;
  /** Called when the link is pressed, before the navigation. */
  readonly onFollow?: (() => void) | undefined;
}

/** Renders a menu link. `aria-current` marks the current page and its parents. */
export const MenuLink = ({ item: { label, to, alias, exact = false }, onFollow }: MenuLinkProps) => {
  const { pathname } = useLocation();
  const isCurrent = [to, alias].some(
    (address) => pathname === address || (!exact && pathname.startsWith(`${address}/`)),
  );
  return (
    <Link to={to} onClick={onFollow} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
};
