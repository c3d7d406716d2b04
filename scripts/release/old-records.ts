import { completeRecords } from '../project/complete-records';
import type { ProjectAccess } from '../project/project-access';
import { type Finding, finding } from './finding';

/** Whether lists and searches find what earlier releases stored. Costs one read for each contact, request, note and e-mail. */
export async function recordFindings(project: ProjectAccess): Promise<Finding[]> {
  const looked = await completeRecords(project, { isTrial: true });
  const lacking = looked.filter(({ completed }) => completed > 0);
  return [
    finding(
      'Records of earlier releases are complete',
      lacking.length === 0,
      lacking
        .map(({ collection, completed }) => `${completed} of ${collection} lack what lists need`)
        .join(', '),
      `GCLOUD_PROJECT=${project.projectId} GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run records:complete`,
    ),
  ];
}
