import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { type ShownDialogProps, useDialogCode } from '../page/use-dialog-code';
import styles from './opened.module.css';
import { openedTexts as texts } from './texts';

const DialogPlaceContext = createContext<HTMLElement | null>(null);

/** Renders a page and, after it, the place in which dialogs of its buttons stand. */
export const DialogPlace = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <DialogPlaceContext value={place}>
      {children}
      <div ref={setPlace} className={styles.place} />
    </DialogPlaceContext>
  );
};

interface DialogButtonProps<P extends object> {
  readonly children: ReactNode;
  readonly load: () => Promise<ComponentType<P & ShownDialogProps>>;
  /** Properties of the dialog. Those of the press stay until the next one, so that scrolling does not change an open dialog. */
  readonly dialog: P;
  /** A press with another name begins a new dialog. */
  readonly name?: string;
}

/**
 * A button that opens a dialog whose code it loads. The dialog stands after the page, so it takes neither the colours nor the
 * buttons of the place that opened it.
 */
export const DialogButton = <P extends object>({ children, load, dialog, name }: DialogButtonProps<P>) => {
  const { Shown, isOpen, hasFailed, open, close, prefetch } = useDialogCode<P>(load);
  const [pressed, setPressed] = useState({ dialog, name });
  const place = use(DialogPlaceContext);
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
        place &&
        createPortal(
          <div className={styles.note}>
            <Notice tone="error">
              <p>{texts.dialogFailed}</p>
            </Notice>
          </div>,
          place,
        )}
      {Shown &&
        place &&
        createPortal(<Shown key={pressed.name} {...pressed.dialog} open={isOpen} onClose={close} />, place)}
    </>
  );
};
