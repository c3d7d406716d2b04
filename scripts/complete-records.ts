import { completeRecords } from './project/complete-records';
import { moveEmbedded } from './project/move-embedded';
import { projectAccess } from './project/project-access';
import { resealPublications } from './project/reseal-publications';

try {
  const project = projectAccess(process.env);
  await moveEmbedded(project, (line) => console.log(line));
  const collections = [
    ...(await completeRecords(project, { tell: (line) => console.log(line) })),
    await resealPublications(project, { tell: (line) => console.log(line) }),
  ];
  const count = collections.reduce((sum, { completed }) => sum + completed, 0);
  console.log(`Completed ${count} records of ${project.projectId}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Completed records stay completed. Run the command again to continue.');
  process.exitCode = 1;
}
