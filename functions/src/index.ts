import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { ownBackend } from './adapters/backend';
import { createApp } from './app';

setGlobalOptions({ region: 'northamerica-northeast1', maxInstances: 10 });

let app: ReturnType<typeof createApp> | undefined;

/** Every address below `/api`; hosting passes them on. */
export const api = onRequest(
  { memory: '512MiB', timeoutSeconds: 60, concurrency: 40, cors: false },
  (request, response) => {
    app ??= createApp({
      backend: ownBackend(),
      settings: process.env,
      // Hosting's edge appends the visitor's address, the load balancer that of the edge.
      proxies: 2,
      log: (line) => console.log(JSON.stringify(line)),
    });
    app(request, response);
  },
);
