import { useEffect, useRef } from 'react';
import type { FormOutcome } from '@/shared/forms/outcome';
import type { SaveHandle } from '@/shared/saving/saving';
import { useWhileMounted } from '@/shared/lib/use-while-mounted';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { type MessageAction, showMessage } from '@/shared/ui/workspace/messages';
import { noteTexts } from '../texts';

const { messages } = noteTexts;

/** After how long the dialog closes once the server has the note (WRK-291). */
const closesAfterMs = 300;

/**
 * Saves, says what became of it, and closes the dialog once the outbox or the server has the note; `onTaken` is called then.
 * The message about success offers `action`.
 */
export function useSaved(onClose: () => void, onTaken: () => void = () => {}) {
  const send = useSaveFromForm();
  const close = useWhileMounted(onClose);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return async (
    change: () => SaveHandle,
    done: string,
    failed: string,
    action?: MessageAction,
  ): Promise<FormOutcome> => {
    let handle: SaveHandle;
    try {
      handle = await send(change);
    } catch {
      // Nobody is signed in any more.
      return { tone: 'error', message: noteTexts.signedOutCreate };
    }
    const outcome = await handle.tried;
    if (outcome.state === 'refused') return { tone: 'error', message: failed };
    // The record's state of saving, below the form, offers the choice.
    if (outcome.state === 'clash') return { tone: 'info' };
    onTaken();
    if (outcome.state === 'waiting') {
      showMessage('info', messages.waits);
      void handle.settled.then((settled) => {
        if (settled.state === 'saved') showMessage('success', done, action);
        return settled;
      });
      timer.current = setTimeout(close, 0);
      return { tone: 'success' };
    }
    showMessage('success', done, action);
    timer.current = setTimeout(close, closesAfterMs);
    return { tone: 'success' };
  };
}
