import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { allowOrigin, answerPreflight } from '../../http/cors';
import { refuseForeign } from '../../http/loopback';
import { sendError, sendJson, sendText } from '../../http/respond';
import { StatusError } from '../../status';
import type { FirestoreService } from '../contract';
import type { GrpcFront } from './grpc';
import { createRestHandler } from './rest';
import { createEmulatorHandler, type EmulatorControl } from './rest-emulator';
import { type CallerOf, createWebChannel } from './webchannel';
import type { WebChannelTiming } from './webchannel-session';

export interface FirestoreTransportOptions {
  readonly service: FirestoreService;
  readonly callerOf: CallerOf;
  readonly control: EmulatorControl;
  readonly timing?: Partial<WebChannelTiming>;
}

export interface FirestoreTransport {
  /** The server for HTTP/1.1 and gRPC on one port; not listening yet. */
  readonly server: Server;
  /** Ends all streams. The caller that made the server listen also closes it. */
  close(): void;
}

const HTTP2_PREFACE = 'PRI';
const KEEP_ALIVE = 60_000;

/**
 * Creates the Firestore port: WebChannel, REST, gRPC and the emulator's endpoints. gRPC connections are
 * recognized by their first bytes.
 */
export function createFirestoreTransport(options: FirestoreTransportOptions): FirestoreTransport {
  const { service, callerOf, control } = options;
  const webChannel = createWebChannel(options);
  const rest = createRestHandler(service, callerOf);
  const emulator = createEmulatorHandler(service, control);
  let grpc: Promise<GrpcFront> | undefined;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (refuseForeign(request, response)) return;
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const target = `http://localhost${request.url ?? '/'}`;
    if (!URL.canParse(target)) return sendText(response, 400, 'The request target is malformed.');
    const url = new URL(target);
    if (webChannel.matches(url.pathname)) return webChannel.handle(request, response, url);
    if (url.pathname.startsWith('/v1/')) return rest(request, response, url);
    if (url.pathname.startsWith('/emulator/v1/')) return emulator(request, response, url);
    if (url.pathname === '/') return sendJson(response, 200, { firestoreEmulator: { ready: true } });
    return sendError(response, new StatusError('NOT_FOUND', 'Not Found'));
  }

  const http = createHttpServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  http.keepAliveTimeout = KEEP_ALIVE;

  function dispatch(socket: Socket, head: string): void {
    if (head !== HTTP2_PREFACE) {
      http.emit('connection', socket);
      return;
    }
    // Loaded late, because it takes longer to load than everything else here together.
    grpc ??= import('./grpc').then(({ createGrpcFront }) => createGrpcFront(service, callerOf));
    grpc.then(
      (front) => front.connect(socket),
      (error: unknown) => socket.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  return {
    server: createServer({ noDelay: true }, (socket) => peek(socket, (head) => dispatch(socket, head))),
    close() {
      webChannel.close();
      grpc?.then(
        (front) => front.close(),
        () => undefined,
      );
    },
  };
}

/** Calls back with the first characters of a connection and leaves all bytes unread. */
function peek(socket: Socket, callback: (head: string) => void): void {
  let head = Buffer.alloc(0);
  const ignore = () => undefined;
  const read = () => {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) head = Buffer.concat([head, chunk]);
    if (head.length < HTTP2_PREFACE.length) return;
    socket.off('readable', read);
    socket.off('error', ignore);
    socket.unshift(head);
    callback(head.toString('latin1', 0, HTTP2_PREFACE.length));
  };
  // A connection that breaks before its first byte needs no handling.
  socket.on('error', ignore);
  socket.on('readable', read);
}
