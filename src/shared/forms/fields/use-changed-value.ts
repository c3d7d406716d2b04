import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that keeps its value in state: lets its hidden input tell the form of each change, as a field that is
 * typed into does.
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
