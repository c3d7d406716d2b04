import { existsSync } from 'node:fs';
import { freePort } from './free-port';
import { serveSite } from './serve-site';

if (!existsSync('dist/app.html')) {
  console.error('There is no build to preview. Run "npm run build" first.');
  process.exit(1);
}
const local = [
  process.env.VITE_FIRESTORE_EMULATOR_HOST,
  process.env.VITE_AUTH_EMULATOR_HOST,
  process.env.VITE_STORAGE_EMULATOR_HOST,
];
const port = await freePort(4173, (busy) => console.log(`Port ${busy} is busy, trying ${busy + 1}.`));
await serveSite(
  'dist',
  port,
  local.flatMap((address) => (address === undefined ? [] : [`http://${address}`])),
);
console.log(`Ready: http://127.0.0.1:${port}/`);
