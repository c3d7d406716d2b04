import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { NavigationMenu } from '@/content/frame/navigation';
import { MenuLink } from './menu-link';
import panelStyles from './popover-panel.module.css';
import styles from './solutions-menu.module.css';
import { usePopover } from './use-popover';

/** The time in ms to move the pointer from the button into the panel. */
const leaveDelayMs = 250;

interface SolutionsMenuProps {
  readonly menu: NavigationMenu;
  readonly onFollow?: (() => void) | undefined;
}

/**
 * Renders a menu entry with a submenu. A click, Enter or Space toggles it without any script. Escape or a
 * click elsewhere closes it. With a mouse, hovering opens it too, and a click then keeps it open (PUB-060,
 * PUB-Q44).
 */
export const SolutionsMenu = ({ menu, onFollow }: SolutionsMenuProps) => {
  const { ref, expanded, isOpen, show, hide } = usePopover();
  const openedByPointing = useRef(false);
  const leaving = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  const stay = () => window.clearTimeout(leaving.current);
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isOpen()) return;
    openedByPointing.current = true;
    show();
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.querySelector('[popover]');
    leaving.current = window.setTimeout(() => {
      if (openedByPointing.current && !panel?.contains(document.activeElement)) hide();
    }, leaveDelayMs);
  };
  const leaveByKeyboard = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  return (
    // Hovering is only an addition for mouse users. The button inside does the same for everyone.
    <div className={styles.menu} onPointerEnter={stay} onPointerLeave={leave} onBlur={leaveByKeyboard}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="solutions-menu"
        aria-expanded={expanded}
        onPointerEnter={point}
        onClick={(event) => {
          // A click right after hovering must not close the menu that hovering has opened.
          if (openedByPointing.current && isOpen()) event.preventDefault();
          openedByPointing.current = false;
        }}
      >
        {menu.label}
        <svg className={styles.chevron} viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <span className={styles.title} aria-hidden="true">
        {menu.label}
      </span>
      <div id="solutions-menu" ref={ref} popover="auto" className={`${panelStyles.panel} ${styles.panel}`}>
        <ul aria-label={menu.label}>
          {menu.items.map((item) => (
            <li key={item.to}>
              <MenuLink
                item={item}
                onFollow={() => {
                  hide();
                  onFollow?.();
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
