import { type ComponentType, useState } from 'react';

/** A dialog whose code arrives when it is needed. */
export interface ShownDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Code of a dialog and its state. */
export interface DialogCode<P> {
  /** Undefined until the code has arrived. */
  readonly Shown: ComponentType<P & ShownDialogProps> | undefined;
  readonly isOpen: boolean;
  /** True after the code failed to arrive, until the next press. */
  readonly hasFailed: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** Fetches the code ahead of a press. */
  readonly prefetch: () => void;
}

/** Loads a dialog's code at the first press. A failure leaves the page as it is, and the next press tries again. */
export function useDialogCode<P extends object>(
  load: () => Promise<ComponentType<P & ShownDialogProps>>,
): DialogCode<P> {
  const [code, setCode] = useState<{ readonly Shown: ComponentType<P & ShownDialogProps> }>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async () => {
    setHasFailed(false);
    try {
      const Shown = await load();
      setCode({ Shown });
      setIsOpen(true);
    } catch (error) {
      console.warn('A dialog could not be loaded.', error);
      setHasFailed(true);
    }
  };

  return {
    Shown: code?.Shown,
    isOpen,
    hasFailed,
    open,
    close: () => setIsOpen(false),
    prefetch: () => {
      load().catch(() => {});
    },
  };
}
