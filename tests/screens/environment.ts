import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What requests are made of. The document's own are aborted with it, and report that as errors. */
const ofRequests = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** A document of happy-dom whose requests are Node's, for screens that read from the local backend. */
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
