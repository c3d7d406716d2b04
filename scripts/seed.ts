import { demoProject } from './local/environment';
import { seedBackend } from './seed/seed-backend';

const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
const projectId = process.env.GCLOUD_PROJECT ?? demoProject;

try {
  const { accounts, documents } = await seedBackend({ projectId, firestore, auth });
  console.log(`Seeded ${projectId}: ${accounts} accounts, ${documents} documents.`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const unreachable = reason.includes('fetch failed') || reason.includes('ECONNREFUSED');
  console.error(
    unreachable
      ? `No local backend answers at ${firestore} and ${auth}. Start it with "npm run dev", or name it in FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.`
      : reason,
  );
  process.exitCode = 1;
}
