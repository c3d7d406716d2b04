import { vi } from 'vitest';

/** The way a write fails: the rules refuse it, or it arrives and its answer is lost. */
export type Failure = 'refused' | 'answer lost';

/**
 * Makes the `n`-th commit of this browser fail while `work` runs. Returns false if there were fewer commits.
 */
export async function whileCommitFails(
  n: number,
  failure: Failure,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { fetch: send } = globalThis;
  let count = 0;
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!new Request(address).url.includes(':commit')) return send(address, init);
    count += 1;
    if (count !== n) return send(address, init);
    if (failure === 'refused')
      return Response.json(
        { error: { status: 'PERMISSION_DENIED', message: `Write ${n}` } },
        { status: 403 },
      );
    await send(address, init);
    throw new TypeError('The answer is lost.');
  });
  await work().catch(() => undefined);
  sent.mockRestore();
  return count >= n;
}
