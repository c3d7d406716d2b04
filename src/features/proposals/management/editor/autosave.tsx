import { useEffect, useRef } from 'react';
import { useFormState } from '@/shared/forms/form-context';

/** How long after the last key the content is saved. */
const saveDelayMs = 2_000;

interface AutosaveProps {
  /** The value of the form's field, and the value that the form began with or saved last. */
  readonly value: string;
  readonly saved: string;
}

/**
 * Submits the form around it: two seconds after the last change, and at once when a field is left, the page is hidden or Ctrl+S is
 * pressed. A change during a save is saved after it.
 */
export const Autosave = ({ value, saved }: AutosaveProps) => {
  const { saving } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const hasChanges = value !== saved;
  const latest = useRef({ hasChanges, saving });
  /** The value of the last submission, so that a refused one is not sent again and again. */
  const sent = useRef<string>(undefined);

  useEffect(() => {
    latest.current = { hasChanges, saving };
    if (!hasChanges) sent.current = undefined;
  });

  useEffect(() => {
    if (!hasChanges || saving || sent.current === value) return undefined;
    const timer = setTimeout(() => {
      sent.current = value;
      place.current?.closest('form')?.requestSubmit();
    }, saveDelayMs);
    return () => clearTimeout(timer);
  }, [value, hasChanges, saving]);

  useEffect(() => {
    const form = place.current?.closest('form');
    const saveNow = () => {
      const { hasChanges, saving } = latest.current;
      if (hasChanges && !saving) form?.requestSubmit();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = () => {
      // After the change of the field that is left has been rendered.
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

  return <span ref={place} hidden />;
};
