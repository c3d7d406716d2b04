import { describe, expect, it, vi } from 'vitest';
import { createAppCheck } from './app-check';

describe('The App Check token of a page', () => {
  it('is fetched once for all callers and cached until it must be renewed', async () => {
    let now = 0;
    let fetched = 0;
    const check = createAppCheck(
      async () => {
        fetched += 1;
        return { token: `token ${fetched}`, renewAt: now + 1000 };
      },
      () => now,
    );
    expect(check.held()).toBeUndefined();
    const both = await Promise.all([check.ask(), check.ask()]);
    expect(both.map((each) => each?.token)).toEqual(['token 1', 'token 1']);
    now = 999;
    expect(check.held()?.token).toBe('token 1');
    expect((await check.ask())?.token).toBe('token 1');
    now = 1000;
    expect(check.held()).toBeUndefined();
    expect((await check.ask())?.token).toBe('token 2');
  });

  it('is undefined after a failure, with a warning, and is fetched again by the next call', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answers = [
      () => Promise.reject(new Error('blocked')),
      () => Promise.resolve({ token: 'later', renewAt: Number.MAX_VALUE }),
    ];
    const check = createAppCheck(() => answers.shift()?.() ?? expect.fail('asked too often'));
    expect(await check.ask()).toBeUndefined();
    expect(warned).toHaveBeenCalledWith('There is no App Check token.', new Error('blocked'));
    expect((await check.ask())?.token).toBe('later');
  });
});
