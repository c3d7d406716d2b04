import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
// The package's main file wraps the function twice, which bundlers and Node unwrap differently.
import superstatic from 'superstatic/lib/superstatic.js';

// Its types also allow middleware of other shapes; this one is a plain request handler.
type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}
interface Hosting {
  public: string;
  headers: HeaderRule[];
}

/**
 * Serves a build as hosting would, with the headers, clean addresses and rewrites of firebase.json. `localOrigins`
 * are added to the content policy for requests and pictures, since firebase.json does not name the local backend.
 */
export async function serveSite(
  outDir: string,
  port: number,
  localOrigins: readonly string[],
): Promise<Server> {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as { hosting: Hosting };
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy'
        ? {
            key,
            value: value
              .replace(/(connect|img)-src 'self'/g, `$& ${localOrigins.join(' ')}`)
              .replace('; upgrade-insecure-requests', ''),
          }
        : { key, value },
    ),
  }));
  const serve = superstatic({
    cwd: process.cwd(),
    config: { ...hosting, headers, public: outDir },
    compression: true,
  }) as RequestHandler;
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return server;
}
