import type { ReactNode, RefObject } from 'react';
import { workspace } from '@/content/frame/workspace';
import { useModal } from '@/shared/ui/dialogs/use-modal';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './menu-drawer.module.css';

const texts = workspace.menu;

interface MenuDrawerProps {
  readonly id: string;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  /** Called whenever the drawer has closed, for any reason. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * Renders the side menu as a modal drawer. A native `<dialog>` makes the page behind it inert, traps the
 * focus, closes on Escape and returns the focus to the button that opened it.
 */
export const MenuDrawer = ({ id, dialog, open, onClosed, children }: MenuDrawerProps) => {
  useModal(dialog, open);

  return (
    // Clicking the backdrop is an addition for pointers. Escape and the close button do the same from the
    // keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      id={id}
      ref={dialog}
      className={styles.drawer}
      aria-label={texts.open}
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {/* Covers the whole drawer, so that only the backdrop is the dialog itself. */}
      <div className={styles.sheet}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {texts.close}
        </button>
        {children}
      </div>
    </dialog>
  );
};
