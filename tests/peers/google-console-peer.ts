import { jsonAnswer, type PeerServer, startPeer } from './peer-server';

/** The state of a project in the Google services that the local backend does not cover. */
export interface ConsoleState {
  functions: {
    name: string;
    state: string;
    buildConfig: { runtime: string };
    serviceConfig?: { uri: string };
  }[];
  jobs: { name: string; state: string }[];
  billing: { billingEnabled: boolean; billingAccountName: string };
  budgets: { budgetFilter?: { projects: string[] }; thresholdRules: { thresholdPercent: number }[] }[];
  /** False if the token may not see the billing account, to which budgets belong. */
  maySeeBudgets: boolean;
}

/**
 * Starts a stand-in for Cloud Functions, Cloud Scheduler, Cloud Billing and the Firebase Management API, each
 * below its host name as the first path segment. All other calls go to the local backend.
 */
export function startConsolePeer(
  projectId: string,
  backend: string,
  state: Readonly<ConsoleState>,
): Promise<PeerServer> {
  const place = `projects/${projectId}/locations/northamerica-northeast1`;
  return startPeer(async ({ method, path, query, headers, body }) => {
    switch (path) {
      case `/cloudfunctions.googleapis.com/v2/${place}/functions`:
        return jsonAnswer(200, {
          functions: state.functions.map((each) => ({ ...each, name: `${place}/functions/${each.name}` })),
        });
      case `/cloudscheduler.googleapis.com/v1/${place}/jobs`:
        return jsonAnswer(200, {
          jobs: state.jobs.map((each) => ({ ...each, name: `${place}/jobs/${each.name}` })),
        });
      case `/cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`:
        return jsonAnswer(200, { name: `projects/${projectId}/billingInfo`, projectId, ...state.billing });
      case `/firebase.googleapis.com/v1beta1/projects/${projectId}`:
        return jsonAnswer(200, { projectId, projectNumber: '1234567890', state: 'ACTIVE' });
      case `/billingbudgets.googleapis.com/v1/${state.billing.billingAccountName}/budgets`:
        return state.maySeeBudgets
          ? jsonAnswer(200, { budgets: state.budgets })
          : jsonAnswer(403, {
              error: {
                code: 403,
                message: 'The caller does not have permission',
                status: 'PERMISSION_DENIED',
              },
            });
      default: {
        const answer = await fetch(`${backend}${path}${query.size > 0 ? `?${query}` : ''}`, {
          method,
          headers: { authorization: headers.authorization ?? '' },
          ...(body !== '' && { body }),
        });
        return jsonAnswer(answer.status, await answer.json());
      }
    }
  });
}
