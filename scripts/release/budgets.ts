import type { Environment } from '../../src/shared/config/environment';
import { type Ask, type Finding, finding, RefusedError } from './finding';

interface Budget {
  readonly displayName?: string;
  readonly budgetFilter?: { readonly projects?: readonly string[] };
  readonly thresholdRules?: readonly { readonly thresholdPercent?: number }[];
}

const remedy =
  'Google Cloud console, Billing, Budgets & alerts: a budget for this project, with alarms at 50, 90 and 100 %.';

/**
 * Checks whether a budget sends an alarm when the project costs too much. Budgets belong to the billing
 * account, which an editor of the project may not see. The check is then left to a person.
 */
export async function budgetFindings(ask: Ask, { firebase }: Environment): Promise<Finding[]> {
  const about = 'A budget has alarms';
  try {
    const billing = ((await ask(
      'cloudbilling.googleapis.com',
      `v1/projects/${firebase.projectId}/billingInfo`,
    )) ?? {}) as { billingAccountName?: string; billingEnabled?: boolean };
    if (billing.billingEnabled !== true || !billing.billingAccountName)
      return [finding(about, false, 'the project has no billing account, so functions do not run', remedy)];
    // A budget identifies projects by number.
    const { projectNumber } = ((await ask(
      'firebase.googleapis.com',
      `v1beta1/projects/${firebase.projectId}`,
    )) ?? {}) as { projectNumber?: string };
    const { budgets = [] } = ((await ask(
      'billingbudgets.googleapis.com',
      `v1/${billing.billingAccountName}/budgets`,
    )) ?? {}) as { budgets?: readonly Budget[] };
    // A budget without projects covers the whole account.
    const ours = budgets.filter(
      ({ budgetFilter: { projects = [] } = {} }) =>
        projects.length === 0 || projects.includes(`projects/${projectNumber}`),
    );
    const hasAlarm = ours.some(({ thresholdRules = [] }) => thresholdRules.length > 0);
    return [
      finding(about, hasAlarm, ours.length === 0 ? 'there is no budget' : 'the budget tells nobody', remedy),
    ];
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== 403) throw error;
    return [{ about, unread: 'this token may not see the billing account', remedy }];
  }
}
