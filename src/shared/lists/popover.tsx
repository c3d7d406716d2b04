import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** The accessible name of the button and the opened box. */
  readonly label: string;
  /** The content of the button. */
  readonly face: ReactNode;
  /** In a `menu`, arrow keys move over the entries, and choosing one closes it. */
  readonly kind: 'menu' | 'dialog';
  readonly children: ReactNode;
  readonly tabIndex?: 0 | -1;
  readonly look?: 'tool' | 'icon';
}

const gap = 4;

/**
 * Renders a button that opens a small box below itself, in the top layer. Escape or a press outside closes
 * it.
 */
export const Popover = ({ label, face, kind, children, tabIndex = 0, look = 'tool' }: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => box.current?.hidePopover();
  const open = () => {
    if (!button.current || !box.current) return;
    setIsOpen(true);
    box.current.showPopover();
  };

  /** Places the box below the button, or above if there is no space, and always inside the window. */
  const place = () => {
    if (!button.current || !box.current) return;
    const from = button.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = from.bottom + gap;
    const top = below + height <= clientHeight ? below : Math.max(gap, from.top - gap - height);
    box.current.style.top = `${top}px`;
    box.current.style.left = `${Math.max(gap, Math.min(from.right - width, clientWidth - width - gap))}px`;
    box.current.querySelector<HTMLElement>('button, select, input, a')?.focus();
  };

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keeps the surrounding list from handling these keys, too.
    event.stopPropagation();
    if (kind !== 'menu') return;
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[
      event.key
    ];
    if (to !== undefined) {
      event.preventDefault();
      entries[to % entries.length]?.focus();
    }
    if (event.key === 'Tab') close();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={look === 'icon' ? styles.icon : styles.tool}
        aria-label={look === 'icon' ? label : undefined}
        title={look === 'icon' ? label : undefined}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-controls={id}
        tabIndex={tabIndex}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && kind === 'menu') {
            event.preventDefault();
            event.stopPropagation();
            open();
          }
        }}
      >
        {face}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
      <div
        ref={box}
        id={id}
        popover="auto"
        role={kind}
        aria-label={label}
        className={styles.box}
        onKeyDown={step}
        onClick={(event) => {
          const entry = (event.target as Element).closest('[role="menuitem"]');
          if (entry && entry.getAttribute('aria-disabled') !== 'true') event.currentTarget.hidePopover();
        }}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open');
          if (event.newState === 'open') place();
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
};

interface MenuEntryProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /**
   * True to disable the entry with `aria-disabled` instead of `disabled`, so that the keyboard still reaches
   * it.
   */
  readonly isOff?: boolean;
  readonly isFinal?: boolean;
}

/** Renders one entry of a menu. */
export const MenuEntry = ({ children, onPress, isOff = false, isFinal = false }: MenuEntryProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    aria-disabled={isOff}
    className={`${styles.entry} ${isFinal ? styles.final : ''}`}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    {children}
  </button>
);
