import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
const TWO_HOURS = '7200';

/**
 * Allows the calling page to read the answer. The SDK sends Firestore requests with credentials, for which
 * browsers reject `*` and a missing Allow-Credentials. `refuseForeign` decides which origins are allowed.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Answers an OPTIONS request on any path. Call `allowOrigin` first. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'DELETE, GET, HEAD, PATCH, POST, PUT');
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', TWO_HOURS);
  response.writeHead(200);
  response.end();
}
