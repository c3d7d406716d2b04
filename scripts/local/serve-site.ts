import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
// The package's main file wraps the function twice, which bundlers and Node unwrap differently.
import superstatic from 'superstatic/lib/superstatic.js';
import filesOf from 'superstatic/lib/providers/fs.js';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import { isApiRequest, type LocalApi } from './api';

// Its types also allow middleware of other shapes; this one is a plain request handler.
type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface HeaderRule {
  /** A glob or a regular expression for the path of the request. */
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
/** The hosting part of firebase.json. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly public: string;
    /** Globs of files in the folder that are not deployed. */
    readonly ignore: readonly string[];
    readonly rewrites: readonly { readonly source: string; readonly function?: object }[];
    readonly headers: readonly HeaderRule[];
  };
}

// The package does not declare this module's exports, nor all options of the other one.
type FileProvider = (request: IncomingMessage, path: string) => Promise<object | null>;
const providerOf = filesOf as unknown as (options: { cwd: string; public: string }) => FileProvider;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Returns the cache key of an answer: address and encodings; undefined if the answer is not cached. */
function answerKey({ method, url, headers }: IncomingMessage): string | undefined {
  const isPlain = headers.range === undefined && headers['if-none-match'] === undefined;
  return method === 'GET' && isPlain ? `${url} ${headers['accept-encoding']}` : undefined;
}

function recordAnswer(response: ServerResponse, keep: (answer: Answer) => void): void {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((...args: Parameters<typeof write>) => {
    collect(args[0]);
    return write(...args);
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    collect(args[0]);
    keep({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
    return end(...args);
  }) as typeof response.end;
}

/**
 * Serves a build as hosting would: the deployed files with the headers, clean addresses and rewrites of the
 * build's firebase.json. `localOrigins` are added to the content policy for requests and pictures, because
 * that file does not name the local backend. Requests that hosting passes to the API go to `api`.
 *
 * Answers are cached in memory, as on hosting, because finding and compressing a file takes 5 ms. Restart it
 * after a build.
 */
export async function serveSite(
  outDir: string,
  port: number,
  localOrigins: readonly string[],
  api?: LocalApi,
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
              // The local backend also serves reCAPTCHA's script.
              .replace(
                /script-src [^;]*google[.]com[/]recaptcha[/]/,
                `$& ${localOrigins.map((origin) => `${origin}/recaptcha/`).join(' ')}`,
              )
              .replace('; upgrade-insecure-requests', ''),
          }
        : { key, value },
    ),
  }));
  const folder = providerOf({ cwd: process.cwd(), public: outDir });
  const options = {
    cwd: process.cwd(),
    config: {
      ...hosting,
      rewrites: hosting.rewrites.filter((rewrite) => rewrite.function === undefined),
      headers,
      public: outDir,
    },
    provider: async (request: IncomingMessage, path: string) =>
      hosting.ignore.some((glob) => configMatcher(path.replace(/^[/]+/, ''), { glob }))
        ? null
        : folder(request, path),
    compression: true,
  };
  const serve = superstatic(options as never) as RequestHandler;
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    if (isApiRequest(request) && api !== undefined) {
      api.handle(request, response);
      return;
    }
    const key = answerKey(request);
    const known = key === undefined ? undefined : answers.get(key);
    if (known) {
      response.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    if (key !== undefined) recordAnswer(response, (answer) => answers.set(key, answer));
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
