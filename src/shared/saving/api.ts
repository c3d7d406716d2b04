import { headersFor } from '@/shared/firebase/rest';
import type { ApiCall } from './change';

/** Our API refused, or did not answer; `message` is for people where `forPeople` says so. */
class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly forPeople: boolean;

  constructor(
    code: string,
    { text, cause }: { readonly text?: string | undefined; readonly cause?: unknown },
  ) {
    super(text ?? (cause === undefined ? code : String(cause)), { cause });
    this.code = code;
    this.forPeople = text !== undefined;
  }
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  // The same call is being carried out: asked again a little later.
  409: 'aborted',
  413: 'invalid-argument',
  415: 'invalid-argument',
  422: 'invalid-argument',
  429: 'resource-exhausted',
};

/** The words for people in an answer of `{ error: { message } }`; undefined where there are none, as from a gateway. */
async function messageOf(answer: Response): Promise<string | undefined> {
  const content: unknown = await answer.json().catch(() => undefined);
  const { error } = (content ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : undefined;
}

/**
 * Calls our API for the signed-in person. The key lets the server carry a repeated call out once. Rejects with a code of
 * the database's kind, or with the signal's reason.
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
  // What is to be taken away and is not there is taken away already.
  if (answer.status === 404 && method === 'DELETE') return;
  throw new ApiError(codesByStatus[answer.status] ?? 'unavailable', { text: await messageOf(answer) });
}
