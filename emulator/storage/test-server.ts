import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RulesRequest, Ruleset } from '../rules/contract';
import { createStorageHandler } from './handler';
import { createStorageService, type StorageService, type StorageServiceOptions } from './service';

export const TEST_PROJECT = 'demo-storage';

/** Creates rules for tests from a function. */
export function rulesOf(allows: (request: RulesRequest) => boolean): Ruleset {
  return {
    service: 'firebase.storage',
    decide: (request) => ({ allowed: allows(request), expressions: 0, explain: () => 'decided by a test' }),
  };
}

export const allowAll = rulesOf(() => true);

/** A running Storage server for tests. */
export interface StorageTestServer {
  readonly service: StorageService;
  readonly port: number;
  readonly url: string;
  setRules(rules: Ruleset | undefined): void;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. Everything is allowed until other rules are set. */
export async function startStorageServer(
  options: Partial<StorageServiceOptions> = {},
): Promise<StorageTestServer> {
  let rules: Ruleset | undefined = allowAll;
  const service = createStorageService({
    projectId: TEST_PROJECT,
    rules: () => rules,
    firestoreGet: () => null,
    ...options,
  });
  const handle = createStorageHandler(service);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    service,
    port,
    url: `http://127.0.0.1:${port}`,
    setRules: (next) => {
      rules = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
