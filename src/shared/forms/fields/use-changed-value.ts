import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that keeps its value in state: dispatches an `input` event on its hidden input after each change, so
 * that the form notices it as it does typing.
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
