import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../caller';
import { readBody } from '../../http/body';
import { sendText } from '../../http/respond';
import { toStatusError } from '../../status';
import type { FirestoreService, StreamSession, StreamSink } from '../contract';
import { createListenSession } from '../listen/listen';
import { malformed, naturalNumber, parseForm } from './webchannel-request';
import { frame, WEBCHANNEL_TIMING, WebChannelSession, type WebChannelTiming } from './webchannel-session';
import { createWriteSession } from './write-stream';

/** Returns the caller of an Authorization header. Throws a StatusError for a header that cannot be read. */
export type CallerOf = (
  authorization: string | undefined,
  projectId: string,
  appCheckToken: string | undefined,
) => Caller;

export interface WebChannelOptions {
  readonly service: FirestoreService;
  readonly callerOf: CallerOf;
  readonly timing?: Partial<WebChannelTiming>;
}

export interface WebChannelFront {
  /** Checks whether a path belongs to a stream, which `handle` answers. */
  matches(pathname: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /** Ends every session. */
  close(): void;
}

type CreateStream = (service: FirestoreService, caller: Caller, sink: StreamSink) => StreamSession;

const STREAMS = new Map<string, CreateStream>([
  ['/google.firestore.v1.Firestore/Listen/channel', createListenSession],
  ['/google.firestore.v1.Firestore/Write/channel', createWriteSession],
]);

const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;
const BODY_LIMIT = 64 * 1024 * 1024;
/** The number of open back channels from which a browser's six connections per host become scarce. */
const CROWD = 4;

/** Serves Listen and Write streams to browsers: WebChannel version 8 over HTTP/1.1. */
export function createWebChannel(options: WebChannelOptions): WebChannelFront {
  const timing: WebChannelTiming = { ...WEBCHANNEL_TIMING, ...options.timing };
  const sessions = new Map<string, WebChannelSession>();

  const sweep = setInterval(() => {
    const now = Date.now();
    for (const session of sessions.values()) if (session.isAbandoned(now)) drop(session);
  }, timing.idle / 3).unref();

  function drop(session: WebChannelSession): void {
    sessions.delete(session.sid);
    session.close();
  }

  function relieveCrowd(client: string): void {
    const open = [...sessions.values()].filter((other) => other.client === client && other.hasBackChannel);
    if (open.length < CROWD) return;
    for (const session of open) session.endWithin(timing.crowdedStreaming);
  }

  async function handshake(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    createStream: CreateStream,
  ) {
    const form = parseForm(await readBody(request, BODY_LIMIT));
    if (naturalNumber('VER', url.searchParams.get('VER')) !== PROTOCOL_VERSION) {
      throw malformed(`VER must be ${PROTOCOL_VERSION}`);
    }
    const projectId = projectOf(url.searchParams.get('database'));
    const client = clientOf(request);
    const session = new WebChannelSession(randomBytes(16).toString('base64url'), client, timing, () => {
      relieveCrowd(client);
    });
    sessions.set(session.sid, session);
    try {
      const caller = options.callerOf(form.authorization, projectId, form.appCheckToken);
      session.attach(createStream(options.service, caller, session));
    } catch (error) {
      // Sent in the stream, because the client would take an HTTP error for a network failure.
      session.fail(toStatusError(error));
    }
    session.receive(form.offset, form.messages);
    await new Promise((resolve) => setTimeout(resolve, timing.handshakeDelay));
    sendText(
      response,
      200,
      frame([[0, ['c', session.sid, '', PROTOCOL_VERSION, SERVER_VERSION, timing.keepAlive]]]),
    );
  }

  function backChannel(response: ServerResponse, url: URL, session: WebChannelSession): void {
    const parameters = url.searchParams;
    const id = acknowledgedId(parameters, session);
    const polling = naturalNumber('CI', parameters.get('CI') ?? '0') === 1;
    const timeout = parameters.has('TO') ? naturalNumber('TO', parameters.get('TO')) : timing.keepAlive;
    session.acknowledge(id);
    session.openBackChannel(response, polling ? 'polling' : 'streaming', Math.max(timeout, 1));
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    session: WebChannelSession,
  ) {
    const form = parseForm(await readBody(request, BODY_LIMIT));
    const id = acknowledgedId(url.searchParams, session);
    if (!sessions.has(session.sid)) return sendUnknownSid(response);
    session.acknowledge(id);
    session.receive(form.offset, form.messages);
    sendText(response, 200, frame([session.hasBackChannel ? 1 : 0, session.lastArray, session.outstanding]));
  }

  async function route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const createStream = STREAMS.get(url.pathname);
    if (createStream === undefined) throw malformed('no such stream');
    const parameters = url.searchParams;
    const sid = parameters.get('SID');
    if (sid === null) {
      if (request.method !== 'POST') throw malformed('a session begins with a POST');
      return handshake(request, response, url, createStream);
    }
    const session = sessions.get(sid);
    if (session === undefined) return sendUnknownSid(response);
    if (parameters.get('TYPE') === 'terminate') {
      drop(session);
      return sendText(response, 200, '');
    }
    if (request.method === 'GET') return backChannel(response, url, session);
    if (request.method === 'POST') return forward(request, response, url, session);
    throw malformed(`unexpected method ${request.method}`);
  }

  return {
    matches: (pathname) => STREAMS.has(pathname),
    async handle(request, response, url) {
      try {
        await route(request, response, url);
      } catch (error) {
        if (!response.headersSent) sendText(response, 400, `Error: ${toStatusError(error).message}`);
        else response.destroy();
      }
    },
    close() {
      clearInterval(sweep);
      for (const session of sessions.values()) drop(session);
    },
  };
}

function sendUnknownSid(response: ServerResponse): void {
  // The client looks for these words, not at the start of the text, to skip its test of the internet
  // connection.
  sendText(response, 400, 'Error: Unknown SID');
}

function acknowledgedId(parameters: URLSearchParams, session: WebChannelSession): number {
  const id = naturalNumber('AID', parameters.get('AID'));
  if (id > session.lastArray) throw malformed(`AID ${id} was never sent`);
  return id;
}

function projectOf(database: string | null): string {
  const project = /^projects\/([^/]+)\/databases\/[^/]+$/.exec(database ?? '')?.[1];
  if (project === undefined) throw malformed(`database is ${JSON.stringify(database)}`);
  return project;
}

function clientOf(request: IncomingMessage): string {
  // The host name is part of the key, because browsers allow six connections to each.
  return [request.socket.remoteAddress, request.headers.origin, request.headers.host].join(' ');
}
