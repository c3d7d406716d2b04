import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** The globals of requests. Those of the document abort with it and log that as an error. */
const ofRequests = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** A happy-dom document whose requests are Node's, for screens that read from the local backend. */
const environment: Environment = {
  name: 'screens',
  viteEnvironment: 'client',
  setup: async (global: typeof globalThis, options) => {
    const own = Object.fromEntries(ofRequests.map((name) => [name, global[name]]));
    const document = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, own);
    return document;
  },
};
export default environment;
