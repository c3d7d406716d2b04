import { codeOnce, type LazyCode } from './code-once';
import { repairStyles } from './repair-styles';

/** Code that has not arrived yet, in the order of registration. */
const missing = new Set<LazyCode<unknown>>();

/**
 * Registers code that `load` imports on demand. The workspace prefetches it when idle, so that screens open
 * at once and without a connection.
 */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  const code: LazyCode<T> = codeOnce(load, {
    arrived: () => missing.delete(code),
    beforeRetry: repairStyles,
  });
  missing.add(code);
  return code;
}

/** Returns the code that has not arrived yet, in the order of registration. */
export const missingCode = (): readonly LazyCode<unknown>[] => [...missing];
