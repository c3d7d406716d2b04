import { useEffect, useRef } from 'react';
import { useFormState } from '@/shared/forms/form-context';

/** The delay between the last change and the save, in ms. */
const saveDelayMs = 2_000;

interface AutosaveProps {
  /** The form field's current value, and its initial or last saved value. */
  readonly value: string;
  readonly saved: string;
}

/**
 * Submits the surrounding form two seconds after the last change. Submits at once if a field loses focus, the
 * page is hidden or Ctrl+S is pressed. A change during a save is saved afterwards.
 */
export const Autosave = ({ value, saved }: AutosaveProps) => {
  const { saving } = useFormState();
  const anchor = useRef<HTMLSpanElement>(null);
  const hasChanges = value !== saved;
  const latest = useRef({ hasChanges, saving });
  /** The last submitted value, so that a rejected one isn't sent repeatedly. */
  const sent = useRef<string>(undefined);

  useEffect(() => {
    latest.current = { hasChanges, saving };
    if (!hasChanges) sent.current = undefined;
  });

  useEffect(() => {
    if (!hasChanges || saving || sent.current === value) return undefined;
    const timer = setTimeout(() => {
      sent.current = value;
      anchor.current?.closest('form')?.requestSubmit();
    }, saveDelayMs);
    return () => clearTimeout(timer);
  }, [value, hasChanges, saving]);

  useEffect(() => {
    const form = anchor.current?.closest('form');
    const saveNow = () => {
      const { hasChanges, saving } = latest.current;
      if (hasChanges && !saving) form?.requestSubmit();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = () => {
      // Wait until the last change of the blurred field has been rendered.
      clearTimeout(timer);
      timer = setTimeout(saveNow);
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      saveNow();
    };
    form?.addEventListener('focusout', left);
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('keydown', pressed);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('focusout', left);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('keydown', pressed);
    };
  }, []);

  return <span ref={anchor} hidden />;
};
