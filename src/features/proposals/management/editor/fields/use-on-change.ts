import { useEffect, useRef } from 'react';

/** Calls a function after each render in which a value changed, except the first. */
export function useOnChange(value: unknown, act: () => void): void {
  const before = useRef(value);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    latest.current();
  }, [value]);
}
