import { codeOnce, type LazyCode } from './code-once';
import { repairStyles } from './repair-styles';

/** Code that has not arrived yet, in the order in which it was named. */
const missing = new Set<LazyCode<unknown>>();

/**
 * Names code that `load` imports later. The workspace fetches it ahead when it is quiet, so that what it shows opens at
 * once and without a connection.
 */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  const code: LazyCode<T> = codeOnce(load, {
    arrived: () => missing.delete(code),
    beforeRetry: repairStyles,
  });
  missing.add(code);
  return code;
}

/** Returns the code that has not arrived yet, what was named first before all other. */
export const missingCode = (): readonly LazyCode<unknown>[] => [...missing];
