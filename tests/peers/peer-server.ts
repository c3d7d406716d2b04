import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a peer received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface PeerServer {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A peer's answer; undefined if the handler has answered itself or lets the caller wait. */
export interface PeerAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PeerAnswer => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
  body: JSON.stringify(body),
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Starts a server on loopback that stands in for a third party. If a handler throws, it answers 500 with the
 * message.
 */
export async function startPeer(
  handle: (request: ReceivedRequest, response: ServerResponse) => Promise<PeerAnswer | undefined>,
): Promise<PeerServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', 'http://peer.local');
      // A full Chromium requests the icon of every site and logs a missing one as an error.
      if (address.pathname === '/favicon.ico') {
        response.writeHead(204).end();
        return;
      }
      const received: ReceivedRequest = {
        method: request.method ?? 'GET',
        path: address.pathname,
        query: address.searchParams,
        headers: request.headers,
        body: await bodyOf(request),
      };
      const answer = await handle(received, response).catch((error: unknown) =>
        jsonAnswer(500, { message: String(error) }),
      );
      if (answer === undefined || response.destroyed) return;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
