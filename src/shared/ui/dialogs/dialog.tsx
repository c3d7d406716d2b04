import { type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  readonly open: boolean;
  /** Called when the person leaves it with Escape or by pressing outside; set `open` to `false` then. */
  readonly onClose: () => void;
  readonly title: string;
  /** `alertdialog` for a question that must be answered before anything is lost. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
  /** Buttons; the first one is the safe choice and receives the focus. Left out where a form inside has them. */
  readonly actions?: ReactNode;
  /** For long writing: 50rem in place of 34. */
  readonly isWide?: boolean;
  /** 450 px wide, and no higher than 650 px or 85 percent of the window, whichever is less (WRK-161). */
  readonly isPopout?: boolean;
}

/** A modal question or message. The browser keeps the focus inside and gives it back on closing. */
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
    // Pressing outside is an extra for pointers; Escape and the buttons do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      className={[styles.dialog, isWide && styles.wide, isPopout && styles.popout].filter(Boolean).join(' ')}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside tells in the same way that no file was chosen.
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
