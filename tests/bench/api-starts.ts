import { execFileSync, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoProject } from '../../scripts/local/environment';
import { type Measurement, measurementOf } from './measurement';

const built = 'dist-bench-api';
const starts = 5;
const firstCalls = 20;
const calls = 1_000;

interface Instance {
  readonly port: number;
  /** The time from the start of the process until it listens. */
  readonly ms: number;
}

/**
 * Starts five new instances of the built API. Measures the time until each listens, its first answers, and
 * its memory after a thousand GETs of fifty contacts. `tokens` belong to several people, because each has a
 * limit.
 */
export async function benchInstances(
  addresses: { readonly firestore: string; readonly auth: string; readonly storage: string },
  tokens: readonly string[],
  progress: (line: string) => void,
): Promise<readonly Measurement[]> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  progress('building');
  execFileSync('node_modules/.bin/tsx', ['scripts/build-functions.ts', '--out', built], { stdio: 'ignore' });
  const env = {
    ...process.env,
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    STORAGE_EMULATOR_HOST: `http://${addresses.storage}`,
    METADATA_SERVER_DETECTION: 'none',
    BENCH_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const [listening, first, next, memory]: number[][] = [[], [], [], []];
  try {
    for (let start = 0; start < starts; start += 1) {
      progress(`instance ${start + 1} of ${starts}`);
      const instance = fork(
        fileURLToPath(new URL('api-instance.mjs', import.meta.url)),
        [resolve(built, 'index.cjs')],
        { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
      );
      try {
        const [{ port, ms }] = (await once(instance, 'message')) as [Instance];
        listening?.push(ms);
        const call = async (index: number): Promise<number> => {
          const began = performance.now();
          const answer = await fetch(`http://127.0.0.1:${port}/api/contacts?limit=50`, {
            headers: {
              authorization: `Bearer ${tokens[index % tokens.length]}`,
              // The headers that hosting adds to a call.
              'x-forwarded-host': 'acf.example',
              'x-forwarded-for': `192.0.2.${index % 250}, 198.51.100.1`,
            },
          });
          const text = await answer.text();
          if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}: ${text}`);
          return performance.now() - began;
        };
        first?.push(await call(0));
        for (let index = 1; index < calls; index += 1) {
          const took = await call(index);
          if (index < firstCalls) next?.push(took);
        }
        instance.send('memory');
        const [bytes] = (await once(instance, 'message')) as [number];
        memory?.push(bytes / 1e6);
      } finally {
        instance.kill();
      }
    }
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  return [
    measurementOf('API, cold start', 'ms', listening ?? [], 400),
    measurementOf('API, first GET of an instance', 'ms', first ?? []),
    measurementOf(`API, GETs 2 to ${firstCalls} of an instance`, 'ms', next ?? [], 30),
    measurementOf(`API, memory after ${calls} GETs`, 'MB', memory ?? [], 200),
  ];
}
