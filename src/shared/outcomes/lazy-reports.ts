import { lazyCode } from '@/shared/lazy/lazy-code';
import type { reportOutcome } from './report-outcome';

// For lists, which show their first rows without the code of reports.

/** The code that reports outcomes of changes and calls. */
export const reportCode = lazyCode(() => import('./report-outcome'));

/** The code that reports outcomes of forms and dialogs. */
export const formReportCode = lazyCode(() => import('./form-outcome'));

/**
 * Makes changes at once and reports their outcome as `reportOutcome` does, when the code of reports has arrived. Without
 * that code only the frame shows what became of the changes. Never rejects.
 */
export async function reportLater(...[work, ...rest]: Parameters<typeof reportOutcome>): Promise<void> {
  const made = (async () => work())();
  // The report handles a failure; until its code is there, nothing else does.
  made.catch(() => {});
  try {
    const { reportOutcome } = await reportCode.load();
    await reportOutcome(() => made, ...rest);
  } catch (error) {
    console.warn('The outcome of a change could not be reported.', error);
  }
}
