import { type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  readonly open: boolean;
  /** Called when the person presses Escape or presses outside. Set `open` to `false` then. */
  readonly onClose: () => void;
  readonly title: string;
  /** `alertdialog` for a question that must be answered before anything is lost. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
  /**
   * The buttons. The first one is the safe choice and gets the focus. Omit if a form inside has the buttons.
   */
  readonly actions?: ReactNode;
  /** True for long texts: 50 rem wide instead of 34. */
  readonly isWide?: boolean;
  /**
   * True for a dialog that is 450 px wide and at most 650 px or 85 % of the window high, whichever is less
   * (WRK-161).
   */
  readonly isPopout?: boolean;
}

/** Renders a modal dialog. The browser keeps the focus inside and restores it on closing. */
export const Dialog = ({
  open,
  onClose,
  title,
  role = 'dialog',
  children,
  actions,
  isWide = false,
  isPopout = false,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useModal(element, open);

  return (
    // Pressing outside is an extra for pointers. Escape and the buttons do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      className={[styles.dialog, isWide && styles.wide, isPopout && styles.popout].filter(Boolean).join(' ')}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside also fires `cancel`, when no file was chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const outside =
          event.clientX < box.left ||
          event.clientX > box.right ||
          event.clientY < box.top ||
          event.clientY > box.bottom;
        if (event.target === event.currentTarget && outside) onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
};
