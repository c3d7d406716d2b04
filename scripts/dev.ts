import { createServer } from 'vite';
import { startBackend } from '@acf/emulator';
import { freePort } from './local/free-port';
import { isApiRequest, localApi } from './local/api';
import { demoProject, localEnvironment, productionAccounts } from './local/environment';
import { people } from '@/testing/actors';
import { seedAccess } from './seed/proposals/credentials';
import { indexSlug } from '@/features/proposals/slug';
import { seedBackend } from './seed/seed-backend';
import { demoFacts } from './seed/site-facts';

const host = '127.0.0.1';
const portOf = (what: string, preferred: number) =>
  freePort(preferred, (port) => console.log(`Port ${port} (${what}) is busy, trying ${port + 1}.`));

async function start(): Promise<void> {
  const ports = {
    firestore: await portOf('Firestore', 8080),
    auth: await portOf('Auth', 9099),
    storage: await portOf('Storage', 9199),
  };
  const sitePort = await portOf('site', 5173);

  const backend = await startBackend({
    projectId: demoProject,
    ports,
    rules: { firestore: 'firestore.rules', storage: 'storage.rules', watch: true },
    auth: productionAccounts,
    indexes: 'firestore.indexes.json',
    log: (line: string) => console.log(line),
  });
  const addresses = {
    firestore: `${host}:${ports.firestore}`,
    auth: `${host}:${ports.auth}`,
    storage: `${host}:${ports.storage}`,
  };
  await seedBackend({ projectId: demoProject, ...addresses });

  Object.assign(process.env, localEnvironment(addresses), { SITE_FACTS: JSON.stringify(demoFacts) });
  const api = localApi({ projectId: demoProject, ...addresses });
  const site = await createServer({
    server: { host, port: sitePort, strictPort: true },
    clearScreen: false,
    plugins: [
      {
        name: 'local-api',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (isApiRequest(request)) api.handle(request, response);
            else next();
          });
        },
      },
    ],
  });
  await site.listen();

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping.');
    void Promise.allSettled([site.close(), api.close(), backend.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const signIns = people.map(({ profile, password }) => {
    const role = profile.status === 'active' ? profile.role : `${profile.role}, inactive`;
    return `  ${profile.email.padEnd(20)} ${password}   ${role}`;
  });
  const gates = Object.entries(seedAccess).map(
    ([slug, { code, email }]) =>
      `  ${(slug === indexSlug ? '/proposals' : `/proposals/${slug}`).padEnd(52)} ${code.padEnd(18)} ${email}`,
  );
  console.log(`
Ready: http://${host}:${sitePort}/

  Starter pack form    http://${host}:${sitePort}/impactplaybooks
  Admin sign-in        http://${host}:${sitePort}/admin/login
  Staff sign-in        http://${host}:${sitePort}/login
  Components           http://${host}:${sitePort}/dev/components
  API                  http://${host}:${sitePort}/api/openapi.json
  Local backend        Firestore ${addresses.firestore}, Auth ${addresses.auth}, Storage ${addresses.storage}, project ${demoProject}

Sign-ins:
${signIns.join('\n')}

Proposals, with access code and email address:
${gates.join('\n')}

Press Ctrl-C to stop everything. Data is in memory and is seeded again at each start.`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
