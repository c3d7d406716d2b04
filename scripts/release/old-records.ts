import { completeRecords } from '../project/complete-records';
import type { ProjectAccess } from '../project/project-access';
import { resealPublications } from '../project/reseal-publications';
import { type Finding, finding } from './finding';

/**
 * Checks that lists and searches find the records of earlier releases, and that no client can open a speaker's notes.
 * Costs one read for each contact, request, note and email, and three for each published presentation.
 */
export async function recordFindings(project: ProjectAccess): Promise<Finding[]> {
  const looked = await completeRecords(project, { isTrial: true });
  const lacking = looked.filter(({ completed }) => completed > 0);
  const publications = await resealPublications(project, { isTrial: true });
  const command = `GCLOUD_PROJECT=${project.projectId} GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run records:complete`;
  return [
    finding(
      'Clients cannot open speaker’s notes',
      publications.completed === 0,
      `${publications.completed} of ${publications.looked} published presentations contain notes`,
      command,
    ),
    finding(
      'Records of earlier releases are complete',
      lacking.length === 0,
      lacking
        .map(({ collection, completed }) => `${completed} of ${collection} lack fields that lists need`)
        .join(', '),
      command,
    ),
  ];
}
