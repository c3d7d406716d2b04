import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
// The package's main file wraps the function twice, which bundlers and Node unwrap differently.
import superstatic from 'superstatic/lib/superstatic.js';
import filesOf from 'superstatic/lib/providers/fs.js';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';

// Its types also allow middleware of other shapes; this one is a plain request handler.
type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface HeaderRule {
  /** A glob or a regular expression that the path of the request matches. */
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
/** The part of firebase.json that is about hosting. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly public: string;
    /** Globs of files that stand in the folder and are not deployed. */
    readonly ignore: readonly string[];
    readonly headers: readonly HeaderRule[];
  };
}

// The package declares neither what this module exports nor all options of the other.
type FileProvider = (request: IncomingMessage, path: string) => Promise<object | null>;
const providerOf = filesOf as unknown as (options: { cwd: string; public: string }) => FileProvider;

/**
 * Serves a build as hosting would: the files it deploys, with the headers, clean addresses and rewrites that the
 * build's firebase.json names. `localOrigins` are added to the content policy for requests and pictures, since
 * that file does not name the local backend.
 */
export async function serveSite(
  outDir: string,
  port: number,
  localOrigins: readonly string[],
): Promise<Server> {
  const { hosting } = JSON.parse(await readFile(join(outDir, 'firebase.json'), 'utf8')) as FirebaseConfig;
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
  const folder = providerOf({ cwd: process.cwd(), public: outDir });
  const options = {
    cwd: process.cwd(),
    config: { ...hosting, headers, public: outDir },
    provider: async (request: IncomingMessage, path: string) =>
      hosting.ignore.some((glob) => configMatcher(path.replace(/^[/]+/, ''), { glob }))
        ? null
        : folder(request, path),
    compression: true,
  };
  const serve = superstatic(options as never) as RequestHandler;
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
