import { describe, expect, it } from 'vitest';
import { ApiError } from '@/shared/api/send';
import { errorMessage } from '@/shared/outcomes/outcome-message';
import { covers } from '@/testing/covers';
import { createAccount } from './accounts';

const answered = (status: number) => new ApiError({ reason: 'refused', status });
const lost = new ApiError({ reason: 'network', status: 0 });
const user = { email: 'kai@acf.example' };

/**
 * Creates a user while the calls fail in turn. Returns the calls' idempotency keys and the delays before
 * them.
 */
async function createWhile(failures: readonly unknown[]) {
  const left = [...failures];
  const keys: string[] = [];
  const waits: number[] = [];
  const attempts: number[] = [];
  const outcome = await createAccount(user, {
    onRetry: (attempt) => attempts.push(attempt),
    wait: async (ms) => void waits.push(ms),
    call: async (_, key) => {
      keys.push(key);
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      return { uid: 'kai', invited: true };
    },
  }).catch((error: unknown) => error);
  return { outcome, calls: keys.length, keys: new Set(keys).size, waits, attempts };
}

describe('createAccount', () => {
  it(
    'retries after 2, 4 and 8 s with one key while there is no response or a server error',
    covers('WRK-743'),
    async () => {
      expect(await createWhile([lost, answered(500), answered(503)])).toEqual({
        outcome: { uid: 'kai', invited: true },
        calls: 4,
        keys: 1,
        waits: [2_000, 4_000, 8_000],
        attempts: [1, 2, 3],
      });
    },
  );

  it('stops after the third retry', covers('WRK-743'), async () => {
    expect(await createWhile([lost, lost, lost, lost])).toMatchObject({ outcome: lost, calls: 4 });
  });

  it.each([400, 401, 403, 409, 422, 429])(
    'does not retry after the status %i',
    covers('WRK-743'),
    async (status) => {
      expect(await createWhile([answered(status)])).toMatchObject({
        outcome: { status },
        calls: 1,
        waits: [],
      });
    },
  );
});

describe('errorMessage', () => {
  it(
    "returns the server's text for a refusal, and the general text for other errors",
    covers('WRK-494', 'WRK-496', 'WRK-497'),
    () => {
      const refused = new ApiError({
        reason: 'refused',
        status: 403,
        text: 'You do not have permission to create users.',
      });
      expect(errorMessage(refused, { failed: 'Failed to create user' })).toBe(
        'You do not have permission to create users.',
      );
      const fault = new ApiError({
        reason: 'refused',
        status: 500,
        text: 'Something went wrong on the server.',
      });
      for (const error of [fault, lost, new Error('x')])
        expect(errorMessage(error, { failed: 'Failed to create user' })).toBe('Failed to create user');
    },
  );
});
