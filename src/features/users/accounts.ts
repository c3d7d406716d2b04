import type { Answer, Call } from '@/contracts/contract';
import { createUser } from '@/contracts/users';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { randomId } from '@/shared/lib/random-id';

/** The delays before each retry, in ms (WRK-743). */
export const retryDelaysMs = [2_000, 4_000, 8_000] as const;

/** Checks for failures that a retry may fix: no answer, or a server error (WRK-Q124). */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.reason === 'network' || error.reason === 'timeout' || error.status >= 500);

type NewUser = NonNullable<Call<typeof createUser>['body']>;

interface CreateOptions {
  /** Called before each retry, with its number from 1. */
  readonly onRetry: (attempt: number) => void;
  readonly wait?: (ms: number) => Promise<void>;
  readonly call?: (user: NewUser, idempotencyKey: string) => Promise<Answer<typeof createUser>>;
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * Creates a user. Retries a call without an answer or with a server error up to three times. All calls use
 * one idempotency key, so that they can't create a second account (WRK-743, WRK-Q124). Rejects with the last
 * failure.
 */
export async function createAccount(
  user: NewUser,
  {
    onRetry,
    wait = pause,
    call = (body, idempotencyKey) => callApi(createUser, { body }, { idempotencyKey }),
  }: CreateOptions,
): Promise<Answer<typeof createUser>> {
  const key = randomId();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(user, key);
    } catch (error) {
      const ms = retryDelaysMs[attempt];
      if (ms === undefined || !isRetryable(error)) throw error;
      onRetry(attempt + 1);
      await wait(ms);
    }
  }
}
