import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { type ShownDialogProps, useDialogCode } from '../page/use-dialog-code';
import styles from './opened.module.css';
import { openedTexts as texts } from './texts';

const DialogContainerContext = createContext<HTMLElement | null>(null);

/** Renders a page, followed by the container for the dialogs of its buttons. */
export const DialogContainer = ({ children }: { readonly children: ReactNode }) => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <DialogContainerContext value={container}>
      {children}
      <div ref={setContainer} className={styles.place} />
    </DialogContainerContext>
  );
};

interface DialogButtonProps<P extends object> {
  readonly children: ReactNode;
  readonly load: () => Promise<ComponentType<P & ShownDialogProps>>;
  /**
   * Props of the dialog. An open dialog keeps the props from the last press, so scrolling doesn't change it.
   */
  readonly dialog: P;
  /** Key of the dialog: a press with another name resets its state. */
  readonly name?: string;
}

/**
 * Renders a button that loads and opens a dialog. The dialog is rendered after the page, so it inherits no
 * colours or buttons from the button's surroundings.
 */
export const DialogButton = <P extends object>({ children, load, dialog, name }: DialogButtonProps<P>) => {
  const { Shown, isOpen, hasFailed, open, close, prefetch } = useDialogCode<P>(load);
  const [pressed, setPressed] = useState({ dialog, name });
  const container = use(DialogContainerContext);
  return (
    <>
      <Button
        variant="quiet"
        small
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setPressed({ dialog, name });
          void open();
        }}
        aria-haspopup="dialog"
      >
        {children}
      </Button>
      {hasFailed &&
        container &&
        createPortal(
          <div className={styles.note}>
            <Notice tone="error">
              <p>{texts.dialogFailed}</p>
            </Notice>
          </div>,
          container,
        )}
      {Shown &&
        container &&
        createPortal(
          <Shown key={pressed.name} {...pressed.dialog} open={isOpen} onClose={close} />,
          container,
        )}
    </>
  );
};
