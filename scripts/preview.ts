import { existsSync } from 'node:fs';
import { freePort } from './local/free-port';
import { localApi } from './local/api';
import { demoProject } from './local/environment';
import { serveSite } from './local/serve-site';

if (!existsSync('dist/app.html')) {
  console.error('There is no build to preview. Run "npm run build" first.');
  process.exit(1);
}
const {
  VITE_FIRESTORE_EMULATOR_HOST: firestore,
  VITE_AUTH_EMULATOR_HOST: auth,
  VITE_STORAGE_EMULATOR_HOST: storage,
} = process.env;
const local = [firestore, auth, storage];
// The API of a live project does not run here.
const api =
  firestore !== undefined && auth !== undefined && storage !== undefined
    ? localApi({ projectId: demoProject, firestore, auth, storage })
    : undefined;
const port = await freePort(4173, (busy) => console.log(`Port ${busy} is busy, trying ${busy + 1}.`));
await serveSite(
  'dist',
  port,
  local.flatMap((address) => (address === undefined ? [] : [`http://${address}`])),
  api,
);
console.log(`Ready: http://127.0.0.1:${port}/`);
