import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Returns the preferred port or the next free one. Calls `onBusy` for each busy port. */
export async function freePort(preferred: number, onBusy: (port: number) => void): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (await isFree(port)) return port;
    onBusy(port);
  }
  throw new Error(`No free port between ${preferred} and ${preferred + 99}.`);
}
