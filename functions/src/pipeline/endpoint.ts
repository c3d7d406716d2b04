import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import type { Answer, Contract, ErrorCode, Input } from '@/contracts/contract';
import type { Api } from '../api';
import { recordRefusedCall } from '../services/hourly-events';
import { ApiError } from './api-error';
import { type Caller, verifyApp, verifyCaller } from './caller';
import { describeFailure } from './failure';
import type { Limit } from './limits';
import { readJson } from './read-body';

/** One call, with the parts that an endpoint needs. */
export interface Call<C extends Contract> extends Input<C> {
  readonly api: Api;
  /** Set for every contract that requires a staff caller. */
  readonly caller: C['caller'] extends 'staff' ? Caller : undefined;
  /** Aborts when the time limit passes or the caller has gone. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  /** The key that the caller sent to mark this call and its retries, if any. */
  readonly idempotencyKey: string | undefined;
}

interface Parts<C extends Contract, Loaded> {
  readonly limit: Limit;
  /** Reads the record that the call is about; throws `not-found`. */
  readonly load?: (call: Call<C>) => Promise<Loaded>;
  /** Checks whether the caller may make the call. Uses the same policies as menus and buttons. */
  readonly policy: (caller: Call<C>['caller'], loaded: Loaded, call: Call<C>) => boolean;
  /** The message if the policy refuses. */
  readonly refusal?: string;
  readonly serve: (call: Call<C>, loaded: Loaded) => Promise<Answer<C>>;
}

/** An endpoint that the app mounts: its contract, its limit and its handler. */
export interface Endpoint {
  readonly contract: Contract;
  readonly limit: Limit;
  /** Answers a request, or throws. */
  readonly run: (api: Api, request: Request, response: Response) => Promise<void>;
}

// Below the 30 s after which browsers give up (WRK-Q164).
const serverTimeoutMs = 28_000;
const usualBytes = 64 * 1024;

/** Parses one part of a request with its schema. Throws `invalid` with the errors by field (WRK-Q163). */
function parsePart(contract: Contract, schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new ApiError('invalid', messageOf(contract, 'invalid'), { fields });
}

/** Returns the contract's own message for an error code; the first one if it has several. */
const messageOf = ({ errors }: Contract, code: ErrorCode): string | undefined =>
  errors?.[code] === undefined ? undefined : [errors[code]].flat()[0];

const keyPattern = /^[A-Za-z0-9_-]{8,128}$/;

function keyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !keyPattern.test(key)) {
    throw new ApiError('invalid', undefined, {
      fields: { 'Idempotency-Key': '8 to 128 letters, digits, - or _' },
    });
  }
  return key;
}

/**
 * Derives the id of a record that a call creates. A retry gets the same id, so it finds what the first call
 * has made.
 */
export function derivedId(callerId: string, idempotencyKey: string): string {
  const digest = createHash('sha256').update(`${callerId}\n${idempotencyKey}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 20).padStart(20, '0');
}

/**
 * Runs a call's work with a signal that aborts when the time limit passes or the caller has gone. Throws
 * `timeout` in both cases. Clears the timer when the work ends: a pending timer would keep everything the
 * call has read for 28 seconds.
 */
async function withinTime<T>(response: Response, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new ApiError('timeout', undefined, { cause: signal.reason })),
      { once: true },
    );
  });
  const end = (reason: string) => ending.abort(new Error(reason));
  const timer = setTimeout(() => end('The time is up.'), serverTimeoutMs);
  const onGone = () => end('The caller has gone.');
  response.on('close', onGone);
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    response.off('close', onGone);
  }
}

/**
 * Creates an endpoint. Each call passes these steps: limit of the address → app → token → limit of the person
 * → parse → load → policy → service → present. Fields that the contract does not name are dropped from
 * requests and answers.
 */
export const endpoint = <const C extends Contract, Loaded = undefined>(
  contract: C,
  parts: Parts<C, Loaded>,
): Endpoint => ({
  contract,
  limit: parts.limit,
  async run(api, request, response) {
    const { counts, backend } = api;
    const address = api.addressOf(request);
    counts.take(api.limits.address, address);
    await verifyApp(api, request.get('X-Firebase-AppCheck'));

    const caller =
      contract.caller === 'staff' ? await verifyCaller(backend, request.get('Authorization')) : undefined;
    if (caller !== undefined) api.noteCaller(response, caller.uid);
    counts.take(api.limits[parts.limit.name] ?? parts.limit, caller?.uid ?? address);

    const body = contract.body && (await readJson(request, contract.maxBytes ?? usualBytes));
    const input = {
      params: parsePart(contract, contract.params, request.params),
      query: parsePart(contract, contract.query, request.query),
      body: parsePart(contract, contract.body, body),
    } as Input<C>;

    const idempotencyKey = keyOf(request);
    const answer = await withinTime(response, async (signal) => {
      const call: Call<C> = {
        ...input,
        api,
        caller: caller as Call<C>['caller'],
        signal,
        requestId: String(response.getHeader('X-Request-Id')),
        idempotencyKey,
      };
      const loaded = (await parts.load?.(call)) as Loaded;
      if (!parts.policy(call.caller, loaded, call)) {
        await noteRefusal(api, contract, caller);
        throw new ApiError('forbidden', parts.refusal);
      }
      return parts.serve(call, loaded);
    }).catch((cause: unknown) => {
      // The log gets the cause. The caller gets only a message about what could not be done.
      throw cause instanceof ApiError
        ? cause
        : new ApiError('internal', messageOf(contract, 'internal'), { cause });
    });
    present(contract, answer, response);
  },
});

/**
 * Records in the security feed that a person made a call they may not make. The refusal stands even if the
 * feed fails.
 */
async function noteRefusal(
  { backend, now }: Api,
  { method, path }: Contract,
  caller: Caller | undefined,
): Promise<void> {
  if (caller === undefined) return;
  await recordRefusedCall(backend.database, caller, `${method} ${path}`, now()).catch((error: unknown) =>
    console.error(describeFailure(error)),
  );
}

/** Sends the fields that the contract names and no others. */
function present(contract: Contract, answer: unknown, response: Response): void {
  if (contract.answer === undefined) {
    response.status(204).end();
    return;
  }
  response.status(contract.status ?? 200).json(z.parse(contract.answer, answer));
}
