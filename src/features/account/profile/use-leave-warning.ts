import { type RefObject, useEffect } from 'react';

const isChanged = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.type !== 'file' &&
  field.value.trim() !== field.defaultValue;

/**
 * Lets the browser ask before the page is closed or reloaded while a field inside `place` holds what is not saved, or
 * while `unsaved` says that something else is not.
 */
export function useLeaveWarning(place: RefObject<HTMLElement | null>, unsaved: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const fields = [...(place.current?.querySelectorAll('input, textarea') ?? [])];
      if (unsaved || fields.some(isChanged)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [place, unsaved]);
}
