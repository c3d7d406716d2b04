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
    readonly rewrites: readonly { readonly source: string; readonly function?: object }[];
    readonly headers: readonly HeaderRule[];
  };
}

// The package declares neither what this module exports nor all options of the other.
type FileProvider = (request: IncomingMessage, path: string) => Promise<object | null>;
const providerOf = filesOf as unknown as (options: { cwd: string; public: string }) => FileProvider;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** What decides on an answer: address and encodings; undefined for requests whose answers are not kept. */
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
 * Serves a build as hosting would: the files it deploys, with the headers, clean addresses and rewrites that the
 * build's firebase.json names. `localOrigins` are added to the content policy for requests and pictures, since
 * that file does not name the local backend. Answers are kept in memory, as hosting keeps them: finding and
 * compressing a file anew took 5 ms. Start it anew after a build. What hosting passes on to the API goes to `api`.
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
              // The local backend serves reCAPTCHA's script as well.
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
