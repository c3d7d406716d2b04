import { useEffect, useRef } from 'react';
import type { FormOutcome } from '@/shared/forms/outcome';
import type { SaveHandle } from '@/shared/saving/saving';
import { useWhileMounted } from '@/shared/hooks/use-while-mounted';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import type { MessageAction } from '@/shared/ui/workspace/messages/messages';
import { noteTexts } from '../texts';

/** The delay in ms before the dialog closes after a save (WRK-291). */
const closesAfterMs = 300;

/**
 * Returns a function that saves a note and reports the result. Once the note is saved or queued, it calls
 * `onTaken` and closes the dialog. The success message offers `action`.
 */
export function useSaveNote(onClose: () => void, onTaken: () => void = () => {}) {
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
    const texts = { done, failed, because: { 'signed-out': noteTexts.signedOutCreate } };
    const outcome = await formOutcome(() => send(change), texts, { action });
    if (outcome.tone !== 'success') return outcome;
    onTaken();
    timer.current = setTimeout(close, outcome.isSaved === true ? closesAfterMs : 0);
    return { tone: 'success' };
  };
}
