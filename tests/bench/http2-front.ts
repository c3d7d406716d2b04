import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer, type OutgoingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Creates a self-signed certificate for one run. Needs the command `openssl`. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'acf-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ].concat(['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Headers for one HTTP/1.1 connection, which HTTP/2 does not allow.
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

/** Serves the content of `origin` over HTTP/2, as hosting does, from memory after the first request. */
export async function serveHttp2(origin: string, port: number): Promise<Http2SecureServer> {
  const known = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();
  const load = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const headers: OutgoingHttpHeaders = { ':status': answer.status };
    for (const [name, value] of answer.headers) if (!ofConnection.has(name)) headers[name] = value;
    const body = Buffer.from(await answer.arrayBuffer());
    // `fetch` has decompressed the body.
    if (!answer.headers.has('content-encoding')) return { headers, body };
    return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
  };
  const server = createSecureServer(certificate());
  server.on('stream', (stream, { ':path': path = '/' }) => {
    const respond = async () => {
      const answer = known.get(path) ?? (await load(path));
      known.set(path, answer);
      stream.respond(answer.headers);
      stream.end(answer.body);
    };
    // Leaving a page resets its streams.
    stream.on('error', () => {});
    respond().catch(() => stream.close());
  });
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  return server;
}
