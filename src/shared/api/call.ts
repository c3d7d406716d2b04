import * as z from 'zod/mini';
import type { Answer, Call, Contract } from '@/contracts/contract';
import { ApiError, sendToApi } from './send';

/** The default time limit of a call in ms. The server's limit is shorter. */
export const callTimeoutMs = 30_000;

export interface CallOptions {
  /** Aborts the call when the person cancels it. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** The same key for a call and its retries, so that the server carries it out once. */
  readonly idempotencyKey?: string;
}

/** Returns the address of a call below `/api`: the contract's path with its parameters, and the query. */
export function addressOf(
  { path }: Pick<Contract, 'path'>,
  { params, query }: { readonly params?: unknown; readonly query?: unknown } = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/**
 * Makes a contract's call for the signed-in person and resolves with the validated answer. Rejects with an
 * ApiError, which includes timeouts, or with the reason of the caller's signal.
 */
export async function callApi<const C extends Contract>(
  contract: C,
  call: Call<C> = {},
  { signal, timeoutMs = callTimeoutMs, idempotencyKey }: CallOptions = {},
): Promise<Answer<C>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const content = await sendToApi({
    method: contract.method,
    path: addressOf(contract, call),
    body: contract.body === undefined ? undefined : (call.body ?? {}),
    idempotencyKey,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError({ reason: 'timeout', status: 0, cause });
    throw cause;
  });
  if (contract.answer === undefined) return undefined as Answer<C>;
  if (content === undefined) throw new ApiError({ reason: 'empty', status: 200 });
  const parsed = z.safeParse(contract.answer, content);
  if (!parsed.success) throw new ApiError({ reason: 'wrong-shape', status: 200, cause: parsed.error });
  return parsed.data as Answer<C>;
}
