import { createAdmin } from './project/create-admin';
import { projectAccess } from './project/project-access';

const [email, ...name] = process.argv.slice(2);
try {
  if (email === undefined) throw new Error('Usage: npm run admin:create -- ada@example.org Ada Lovelace');
  const project = projectAccess(process.env);
  const { uid } = await createAdmin(project, email, name.join(' '));
  console.log(
    `${email} is an administrator of ${project.projectId} (${uid}). We emailed them a link to set the password.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
