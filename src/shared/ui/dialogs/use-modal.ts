import { type RefObject, useEffect, useLayoutEffect } from 'react';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

const leave = (dialog: HTMLDialogElement) => {
  if (dialogs.includes(dialog)) change(dialogs.filter((each) => each !== dialog));
};

/** Returns the topmost modal dialog. Everything outside it is inert. */
export const topDialog = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Calls `listener` when a modal dialog opens or closes. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens and closes a dialog as a modal one. The browser restores the focus, even when React removes an open
 * dialog.
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      change([...dialogs.filter((each) => each !== dialog), dialog]);
    }
    if (!open && dialog.open) {
      dialog.close();
      leave(dialog);
    }
  }, [open, element]);

  // Runs before React removes the element. Removing an open dialog would lose the focus to the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const closed = () => {
      if (!dialog.open) leave(dialog);
    };
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      if (dialog.open) dialog.close();
      leave(dialog);
    };
  }, [element]);
}
