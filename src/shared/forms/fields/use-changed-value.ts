import { type RefObject, useEffect, useRef } from 'react';

/**
 * Dispatches an `input` event on a hidden input after each change of `value`, so that the form notices it
 * like typing. For fields that keep their value in state.
 */
export function useChangedValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return input;
}
