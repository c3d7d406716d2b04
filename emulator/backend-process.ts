import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'bundle.mjs');
const ANY_PORTS = ['--firestore-port', '0', '--auth-port', '0', '--storage-port', '0'];

/** The backend as its own process, as `npm run backend` starts it. */
export interface BackendProcess {
  /** Origins, 'http://127.0.0.1:port'. */
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly pid: number;
  /** From the start of the process until it said that it is ready, in ms. */
  readonly readyAfter: number;
  /** Everything it printed so far. */
  text(): string;
  /** Sends the signal and waits for the end; resolves with the exit code, null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** A backend process that ended before it was ready. */
export class BackendEnded extends Error {
  readonly exitCode: number | null;

  constructor(exitCode: number | null, text: string) {
    super(text);
    this.exitCode = exitCode;
  }
}

/** Starts one on free ports. Rejects with BackendEnded, whose message is what it printed, when it ends instead. */
export function startBackendProcess(
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = { NODE_ENV: 'test' },
): Promise<BackendProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN, ...ANY_PORTS, ...flags], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const [, firestore, auth, storage] =
        /is ready after[^]*Firestore +(\S+)[^]*Auth +(\S+)[^]*Storage +(\S+)\n/.exec(text) ?? [];
      if (firestore === undefined) return;
      resolve({
        firestore: `http://${firestore}`,
        auth: `http://${auth}`,
        storage: `http://${storage}`,
        pid: child.pid ?? 0,
        readyAfter: performance.now() - started,
        text: () => text,
        end: (signal) => {
          child.kill(signal);
          return exited;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    // Not 'exit': what it printed last may still be on its way.
    child.on('close', (code) => reject(new BackendEnded(code, text)));
  });
}
