import { lazyCode } from '@/shared/lazy/lazy-code';
import type { reportOutcome } from './report-outcome';

// Loaded on demand, so that lists show their first rows without this code.

/** The code that reports outcomes of changes and calls. */
export const reportCode = lazyCode(() => import('./report-outcome'));

/** The code that reports outcomes of forms and dialogs. */
export const formReportCode = lazyCode(() => import('./form-outcome'));

/**
 * Makes changes at once. Reports their outcome as `reportOutcome` does, when that code has arrived. If it
 * cannot be loaded, only the header shows the pending changes. Never rejects.
 */
export async function reportLater(...[work, ...rest]: Parameters<typeof reportOutcome>): Promise<void> {
  const made = (async () => work())();
  // The report handles a failure. Until its code has arrived, this prevents an unhandled rejection.
  made.catch(() => {});
  try {
    const { reportOutcome } = await reportCode.load();
    await reportOutcome(() => made, ...rest);
  } catch (error) {
    console.warn('The outcome of a change could not be reported.', error);
  }
}
