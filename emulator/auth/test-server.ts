import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAuthHandler } from './handler';
import type { Json } from './request-fields';
import { type AuthService, type AuthServiceOptions, createAuthService } from './service';

export const TEST_PROJECT = 'demo-auth';

/** A running Auth server for tests, with a clock that tests can advance. */
export interface AuthTestServer {
  readonly auth: AuthService;
  readonly host: string;
  readonly url: string;
  /** Advances the server's clock. */
  advance(ms: number): void;
  /** Calls a client verb with an API key and returns status and body. */
  client(verb: string, body: unknown): Promise<{ status: number; body: Json }>;
  admin(path: string, body: unknown): Promise<{ status: number; body: Json }>;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. */
export async function startAuthServer(
  options: Partial<AuthServiceOptions> = {},
  persisted?: () => Promise<void>,
): Promise<AuthTestServer> {
  let ahead = 0;
  let url = '';
  const auth = createAuthService({
    projectId: TEST_PROJECT,
    now: () => Date.now() + ahead,
    actionUrl: () => `${url}/emulator/action`,
    ...options,
  });
  const handle = createAuthHandler(auth, persisted);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url = `http://${host}`;

  const post = async (path: string, body: unknown, headers: Record<string, string>) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  return {
    auth,
    host,
    url,
    advance: (ms) => {
      ahead += ms;
    },
    client: (verb, body) => post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=k`, body, {}),
    admin: (path, body) =>
      post(`/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/${path}`, body, {
        authorization: 'Bearer owner',
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
