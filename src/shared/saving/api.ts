import { headersFor } from '@/shared/firebase/rest';
import type { ApiCall } from './change';

/** A call of our API failed; `message` may be shown to people where `forPeople` is true. */
class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly forPeople: boolean;

  constructor(
    code: string,
    { text, cause }: { readonly text?: string | undefined; readonly cause?: unknown },
  ) {
    super(text ?? (cause instanceof Error ? cause.message : code), { cause });
    this.code = code;
    this.forPeople = text !== undefined;
  }
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  // The server is still carrying out the same call: repeat it a little later.
  409: 'aborted',
  413: 'invalid-argument',
  415: 'invalid-argument',
  422: 'invalid-argument',
  429: 'resource-exhausted',
};

/**
 * The message for people in an answer of `{ error: { message } }`; undefined in other answers, as from a gateway.
 */
async function messageOf(answer: Response): Promise<string | undefined> {
  const content: unknown = await answer.json().catch(() => undefined);
  const { error } = (content ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : undefined;
}

/**
 * Calls our API for the signed-in person. With the idempotency key the server carries out a repeated call once.
 * Rejects with one of the database's codes, or with the signal's reason.
 */
export async function callApi(
  { method, path, body }: ApiCall,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`/api${path}`, {
    method,
    signal,
    headers: {
      ...(await headersFor(false)),
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ApiError('unavailable', { cause });
  });
  if (answer.ok) return;
  // Deleting what is missing has succeeded already.
  if (answer.status === 404 && method === 'DELETE') return;
  throw new ApiError(codesByStatus[answer.status] ?? 'unavailable', { text: await messageOf(answer) });
}
