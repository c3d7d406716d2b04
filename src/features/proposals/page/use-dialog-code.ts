import { type ComponentType, useState } from 'react';

/** Props of a lazily loaded dialog. */
export interface ShownDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The component of a lazily loaded dialog and its state. */
export interface DialogCode<P> {
  /** Undefined until the code has loaded. */
  readonly Shown: ComponentType<P & ShownDialogProps> | undefined;
  readonly isOpen: boolean;
  /** True after loading failed, until the next press. */
  readonly hasFailed: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** Prefetches the code before a press. */
  readonly prefetch: () => void;
}

/**
 * Loads a dialog's code on the first press. If that fails, the page stays as it is and the next press
 * retries.
 */
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
