import { checkOpenAi } from '@/contracts/ai';
import type { Answer, Call, Contract } from '@/contracts/contract';
import { randomId } from '@/shared/lib/random-id';
import { callApi, type CallOptions } from './call';
import { ApiError } from './send';
import { apiTexts } from './texts';

/** The kinds of failure of an AI call that screens distinguish. */
export type AiFailure = 'signed-out' | 'network' | 'timeout' | 'html' | 'server' | 'unreadable' | 'refused';

/**
 * Thrown when an AI call has failed, including its retries. `message` comes from the catalogue (WRK-728 to
 * WRK-734).
 */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly kind: AiFailure;
  readonly status: number;
  /** The server's own message. */
  readonly text: string | undefined;

  constructor(
    kind: AiFailure,
    message: string,
    { status, text, cause }: { status: number; text?: string | undefined; cause?: unknown },
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.text = text;
  }
}

/** Classifies a failed call. Only some kinds are worth a retry (WRK-727). */
function toAiError(error: unknown): AiError {
  if (!(error instanceof ApiError))
    return new AiError('network', apiTexts.callFailed(error instanceof Error ? error.message : ''), {
      status: 0,
      cause: error,
    });
  const { reason, status } = error;
  const text = error.forPeople ? error.message : undefined;
  const about = { status, text, cause: error };
  if (status === 401) return new AiError('signed-out', apiTexts.loginAgain, about);
  if (reason === 'timeout') return new AiError('timeout', apiTexts.timedOut, about);
  if (reason === 'html') return new AiError('html', apiTexts.html, about);
  if (status >= 500) return new AiError('server', apiTexts.serverError, about);
  if (reason === 'not-json') return new AiError('unreadable', apiTexts.notJson, about);
  if (reason === 'empty') return new AiError('unreadable', apiTexts.empty, about);
  if (reason === 'wrong-shape') return new AiError('unreadable', apiTexts.wrongShape, about);
  const kind = reason === 'network' ? 'network' : 'refused';
  return new AiError(kind, apiTexts.callFailed(text ?? error.code), about);
}

const mayHelp = ({ kind, message }: AiError): boolean =>
  ['html', 'server', 'network', 'timeout'].includes(kind) || message === apiTexts.notJson;

/** The number of retries, and the delay in ms before the first one (WRK-725, WRK-726). */
const repeats = 2;
const waitMs = 1_000;

const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

interface AiOptions {
  /** Aborts the call when the person cancels it. */
  readonly signal?: AbortSignal;
  /** Called before each retry, with its number. */
  readonly onRepeat?: (count: number) => void;
  /** Makes the call, and waits before a retry. The network and the clock by default. */
  readonly send?: <const C extends Contract>(
    contract: C,
    call: Call<C>,
    options: CallOptions,
  ) => Promise<Answer<C>>;
  readonly wait?: typeof sleep;
}

/**
 * Calls an AI endpoint, with 30 s for each attempt and up to two retries. They share one key, so that the
 * server pays the AI service once (WRK-724 to WRK-727, WRK-Q92). Rejects with an AiError, or with the
 * signal's reason.
 */
export async function callAi<const C extends Contract>(
  contract: C,
  call: Call<C>,
  { signal, onRepeat, send = callApi, wait = sleep }: AiOptions = {},
): Promise<Answer<C>> {
  const idempotencyKey = randomId();
  for (let count = 0; ; count += 1) {
    try {
      return await send(contract, call, { signal, idempotencyKey });
    } catch (cause) {
      signal?.throwIfAborted();
      const error = toAiError(cause);
      if (count >= repeats || !mayHelp(error)) throw error;
      onRepeat?.(count + 1);
      await wait(waitMs * (count + 1), signal);
    }
  }
}

/** The result of checking whether the AI service is set up (WRK-701). */
export interface AiCheck {
  readonly status: 'ok' | 'error';
  readonly apiKeyPresent: boolean;
  readonly endpointMissing: boolean;
  readonly timedOut: boolean;
  readonly message: string;
}

/** The time limit of the check (WRK-700), and the time that its answer is cached, in ms. */
const checkMs = 10_000;
const keptMs = 60_000;

let kept: { readonly check: Promise<AiCheck>; readonly until: number } | undefined;

async function checkNow(send: NonNullable<AiOptions['send']>): Promise<AiCheck> {
  const nothing = { status: 'error' as const, apiKeyPresent: false, endpointMissing: false, timedOut: false };
  try {
    const { status, apiKeyPresent, message } = await send(checkOpenAi, {}, { timeoutMs: checkMs });
    return { ...nothing, status, apiKeyPresent, message };
  } catch (error) {
    if (!(error instanceof ApiError)) return { ...nothing, message: apiTexts.notSignedIn };
    if (error.status === 401) return { ...nothing, message: apiTexts.authenticationFailed(error.message) };
    if (error.status === 404) return { ...nothing, endpointMissing: true, message: apiTexts.noEndpoint };
    if (error.reason === 'timeout') return { ...nothing, timedOut: true, message: apiTexts.timedOut };
    return { ...nothing, message: apiTexts.returned(error.status) };
  }
}

/**
 * Checks whether the AI service is set up. Caches the answer for a minute. Never rejects (WRK-701, WRK-703 to
 * WRK-707).
 */
export async function checkAi(
  send: NonNullable<AiOptions['send']> = callApi,
  now = Date.now(),
): Promise<AiCheck> {
  if (kept === undefined || kept.until <= now) kept = { check: checkNow(send), until: now + keptMs };
  const check = await kept.check;
  // If the check itself failed, the next call tries again.
  if (check.status === 'error' && check.message !== '' && !check.message.startsWith('OpenAI'))
    kept = undefined;
  return check;
}
