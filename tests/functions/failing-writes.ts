import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The SDK's only route to the database, which carries every batch, transaction and single write. */
interface Sending {
  request: (method: string, ...rest: unknown[]) => Promise<unknown>;
}

/**
 * Makes the `n`-th write to the database fail while `work` runs. Returns false if there were fewer writes.
 */
export async function whileWriteFails(
  database: Firestore,
  n: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const sending = database as unknown as Sending;
  const request = sending.request.bind(database);
  let count = 0;
  const sent = vi.spyOn(sending, 'request').mockImplementation((method, ...rest) => {
    if (method === 'commit') count += 1;
    return method === 'commit' && count === n
      ? Promise.reject(new Error(`Write ${n} failed.`))
      : request(method, ...rest);
  });
  await work().catch(() => undefined);
  sent.mockRestore();
  return count >= n;
}
