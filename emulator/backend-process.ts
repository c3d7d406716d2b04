import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'bundle.mjs');
const ANY_PORTS = ['--firestore-port', '0', '--auth-port', '0', '--storage-port', '0'];

/** The backend in a process of its own, as `npm run backend` starts it. */
export interface BackendProcess {
  /** The origins of the services: 'http://127.0.0.1:port'. */
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly pid: number;
  /** The time from the start of the process to its ready message, in ms. */
  readonly readyAfter: number;
  /** Returns all output so far. */
  text(): string;
  /** Sends the signal and waits for the end. Resolves with the exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Thrown when a backend process ends before it is ready. */
export class BackendEnded extends Error {
  readonly exitCode: number | null;

  constructor(exitCode: number | null, text: string) {
    super(text);
    this.exitCode = exitCode;
  }
}

/**
 * Starts a backend on free ports. Rejects with BackendEnded, whose message is the output, if the process ends
 * before it is ready.
 */
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
    // Waits for 'close', because after 'exit' the last output may still be on its way.
    child.on('close', (code) => reject(new BackendEnded(code, text)));
  });
}
