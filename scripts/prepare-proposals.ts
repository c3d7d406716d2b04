import { parseArgs } from 'node:util';
import { prepareProposals } from './project/prepare-proposals';
import { projectAccess } from './project/project-access';

try {
  const { project: id } = parseArgs({ options: { project: { type: 'string' } } }).values;
  const project = projectAccess({ ...process.env, ...(id !== undefined && { GCLOUD_PROJECT: id }) });
  const { made, skipped } = await prepareProposals(project, (line) => console.log(line));
  console.log(`Made ${made.length} drafts in ${project.projectId}, skipped ${skipped.length}.`);
  if (made.length > 0)
    console.log('Add a client email and a recipient to each page in the workspace, then publish it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Created drafts stay. Run the command again to continue.');
  process.exitCode = 1;
}
