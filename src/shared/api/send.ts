import { headersFor, tellDenied } from '@/shared/firebase/rest';

/**
 * The reasons why a call failed. `refused`: the server refused it with a message. `html`, `empty`,
 * `not-json`, `wrong-shape`: the answer could not be used. `timeout`: the time limit passed. `network`: no
 * answer came.
 */
export type ApiFailureReason =
  | 'refused'
  | 'html'
  | 'empty'
  | 'not-json'
  | 'wrong-shape'
  | 'timeout'
  | 'network';

interface FailureParts {
  readonly reason: ApiFailureReason;
  /** The HTTP status, or 0 if no answer came. */
  readonly status: number;
  /** The server's own message. */
  readonly text?: string | undefined;
  /** Errors by field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** The delay in ms that the server asks for. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  413: 'invalid-argument',
  415: 'invalid-argument',
  422: 'invalid-argument',
  429: 'resource-exhausted',
  504: 'deadline-exceeded',
};

/**
 * Thrown when a call of our API fails. `code` is one of the database's codes, so that `failureKind` can
 * classify it. `message` may be shown to people if `forPeople` is true.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly forPeople: boolean;
  readonly reason: ApiFailureReason;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterMs: number | undefined;

  constructor({ reason, status, text, fields = {}, retryAfterMs, cause }: FailureParts) {
    const code = reason === 'timeout' ? 'deadline-exceeded' : (codesByStatus[status] ?? 'unavailable');
    super(text ?? (cause instanceof Error ? cause.message : code), { cause });
    this.code = code;
    this.forPeople = text !== undefined;
    this.reason = reason;
    this.status = status;
    this.fields = fields;
    this.retryAfterMs = retryAfterMs;
  }
}

/** One request. `path` follows `/api`. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The server carries out calls with the same key once. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): { readonly content: unknown } | undefined {
  try {
    return { content: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function refusal(answer: Response, text: string): ApiError {
  const content = parseJson(text)?.content;
  const error = isRecord(content) && isRecord(content['error']) ? content['error'] : {};
  const { message, fields } = error;
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    reason: isRecord(content) ? 'refused' : isPage(answer, text) ? 'html' : 'not-json',
    status: answer.status,
    text: typeof message === 'string' ? message : undefined,
    fields: isRecord(fields) ? (fields as Record<string, string>) : undefined,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

const isPage = (answer: Response, text: string): boolean =>
  (answer.headers.get('Content-Type') ?? '').includes('html') || /^\s*<(!doctype|html)/i.test(text);

async function ask(request: ApiRequest, isRenewed: boolean): Promise<{ answer: Response; text: string }> {
  const { method, path, body, idempotencyKey, signal } = request;
  const headers = {
    ...(await headersFor(false, isRenewed)),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { answer, text: await answer.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError({ reason: 'network', status: 0, cause });
  }
}

/**
 * Calls our API for the signed-in person and resolves with the parsed answer, or undefined if it is empty.
 * Gets the token at each call. If the token is refused, renews it and retries once (WRK-671, WRK-673,
 * WRK-Q1). Rejects with an ApiError, or with the signal's reason.
 */
export async function sendToApi(request: ApiRequest): Promise<unknown> {
  let { answer, text } = await ask(request, false);
  if (answer.status === 401) {
    ({ answer, text } = await ask(request, true));
    if (answer.status === 401) tellDenied();
  }
  if (!answer.ok) throw refusal(answer, text);
  if (text === '') return undefined;
  const parsed = parseJson(text);
  if (parsed === undefined)
    throw new ApiError({ reason: isPage(answer, text) ? 'html' : 'not-json', status: answer.status });
  return parsed.content;
}
