import { createHash } from 'node:crypto';
import { jsonAnswer, type PeerServer, type ReceivedRequest, startPeer } from './peer-server';

/** One part of a message: text, or an image as a data URL. */
type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

/** The parts of a chat completion request that tests check. */
export interface CompletionRequest {
  readonly model: string;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant';
    readonly content: string | readonly MessagePart[];
  }[];
  readonly response_format?: {
    readonly type: 'json_schema';
    readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: unknown };
  };
}

/**
 * The service's reaction to the next request. It `answers` with an object or a text as the message's content,
 * or `refuses` for safety. It is `cut` by the token limit, `busy` with too many requests, or `breaks` with a
 * status. It sends `html`, `unreadable` JSON, a message `without` content, or a completion without choices
 * (`empty`). It `hangs` until the caller gives up, or `resets` the connection.
 */
export type AiScript =
  | {
      readonly does: 'answers';
      readonly with: unknown;
      readonly afterMs?: number;
      /** A promise to wait for before answering. */
      readonly after?: Promise<unknown>;
    }
  | { readonly does: 'refuses' }
  | { readonly does: 'cut'; readonly with: string }
  | { readonly does: 'busy'; readonly retryAfter?: number }
  | { readonly does: 'breaks'; readonly status: number }
  | { readonly does: 'html' }
  | { readonly does: 'unreadable' }
  | { readonly does: 'without' }
  | { readonly does: 'empty' }
  | { readonly does: 'hangs' }
  | { readonly does: 'resets' };

/** A stand-in for OpenAI's chat completions, controlled by a script. */
export interface OpenAiPeer extends PeerServer {
  /** The base URL for clients. */
  readonly baseUrl: string;
  /** The accepted key; others are refused. */
  readonly apiKey: string;
  /** Appends reactions to the next requests. After the last one, it uses `otherwise`. */
  readonly script: (...next: readonly AiScript[]) => void;
  /** Sets the reaction without a script; 503 by default. A function gets the name of the requested schema. */
  readonly otherwise: (
    script: AiScript | ((schemaName: string, request: CompletionRequest) => AiScript),
  ) => void;
  /** The requests since the last `forget`. */
  readonly asked: readonly CompletionRequest[];
  /** Returns how many callers gave up before they had an answer. */
  readonly abandoned: () => number;
  /** Clears scripts and requests. */
  readonly forget: () => void;
}

const errorBody = (message: string, type: string, code: string | null) => ({
  error: { message, type, param: null, code },
});

function completion(request: CompletionRequest, message: object, finishReason: string) {
  return {
    id: `chatcmpl-${createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 120, completion_tokens: 60, total_tokens: 180 },
    system_fingerprint: 'fp_peer',
  };
}

/** Returns the reason for which the real service would refuse a request; undefined if it would not. */
function problemWith(request: CompletionRequest): string | undefined {
  if (typeof request.model !== 'string') return 'you must provide a model parameter';
  if (!Array.isArray(request.messages) || request.messages.length === 0)
    return "[] is too short - 'messages'";
  const { response_format: format } = request;
  if (format?.json_schema.strict !== true) return undefined;
  return problemWithSchema(format.json_schema.schema, []);
}

/** Returns the problem of a schema. Strict mode requires closed objects with all properties required. */
function problemWithSchema(schema: unknown, path: readonly string[]): string | undefined {
  if (Array.isArray(schema)) {
    for (const each of schema) {
      const problem = problemWithSchema(each, path);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const at = `In context=(${path.map((name) => `'${name}'`).join(', ')})`;
  if (type === 'object') {
    const names = Object.keys(properties ?? {});
    if (additionalProperties !== false)
      return `Invalid schema for response_format: ${at}, 'additionalProperties' is required to be supplied and to be false.`;
    const missing = names.find((name) => !((required ?? []) as string[]).includes(name));
    if (missing !== undefined)
      return `Invalid schema for response_format: ${at}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  for (const [name, each] of Object.entries(schema)) {
    const problem = problemWithSchema(each, [...path, name]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Starts a stand-in for OpenAI's chat completions on loopback. */
export async function startOpenAiPeer(): Promise<OpenAiPeer> {
  const apiKey = 'peer-key';
  let scripts: AiScript[] = [];
  let last: AiScript | ((schemaName: string, request: CompletionRequest) => AiScript) = {
    does: 'breaks',
    status: 503,
  };
  let asked: CompletionRequest[] = [];
  let given = 0;

  const play = async (script: AiScript, request: CompletionRequest, isGone: () => boolean) => {
    switch (script.does) {
      case 'answers': {
        await script.after;
        if (script.afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, script.afterMs));
        if (isGone()) return undefined;
        const content = typeof script.with === 'string' ? script.with : JSON.stringify(script.with);
        return jsonAnswer(200, completion(request, { content }, 'stop'));
      }
      case 'refuses':
        return jsonAnswer(
          200,
          completion(request, { refusal: "I'm sorry, I can't help with that." }, 'stop'),
        );
      case 'cut':
        return jsonAnswer(200, completion(request, { content: script.with }, 'length'));
      case 'busy':
        return jsonAnswer(
          429,
          errorBody('Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
          { 'retry-after': String(script.retryAfter ?? 0) },
        );
      case 'breaks':
        return jsonAnswer(script.status, errorBody('The server had an error', 'server_error', null), {
          'retry-after-ms': '1',
        });
      case 'html':
        return {
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: '<!doctype html><title>Gateway</title><p>Sign in to continue',
        };
      case 'unreadable':
        return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"choices": [' };
      case 'without':
        return jsonAnswer(200, completion(request, { content: null }, 'stop'));
      default:
        return jsonAnswer(200, { ...completion(request, {}, 'stop'), choices: [] });
    }
  };

  const handle = async (received: ReceivedRequest) => {
    if (received.method !== 'POST' || received.path !== '/v1/chat/completions')
      return jsonAnswer(
        404,
        errorBody(`Invalid URL (${received.method} ${received.path})`, 'invalid_request_error', null),
      );
    if (received.headers.authorization !== `Bearer ${apiKey}`)
      return jsonAnswer(
        401,
        errorBody('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
      );
    return undefined;
  };

  const server = await startPeer(async (received, response) => {
    const refused = await handle(received);
    if (refused) return refused;
    const request = JSON.parse(received.body) as CompletionRequest;
    const problem = problemWith(request);
    if (problem !== undefined) return jsonAnswer(400, errorBody(problem, 'invalid_request_error', null));
    asked.push(request);
    let isGone = false;
    response.once('close', () => {
      if (response.writableFinished) return;
      isGone = true;
      given += 1;
    });
    const script =
      scripts.shift() ??
      (typeof last === 'function' ? last(request.response_format?.json_schema.name ?? '', request) : last);
    if (script.does === 'hangs') return undefined;
    if (script.does === 'resets') {
      response.destroy();
      return undefined;
    }
    return play(script, request, () => isGone);
  });

  return {
    ...server,
    baseUrl: `${server.url}/v1`,
    apiKey,
    script: (...next) => scripts.push(...next),
    otherwise: (script) => {
      last = script;
    },
    get asked() {
      return asked;
    },
    abandoned: () => given,
    forget: () => {
      scripts = [];
      asked = [];
      given = 0;
      last = { does: 'breaks', status: 503 };
    },
  };
}
