import { describe, expect, it, vi } from 'vitest';
import { codeOnce } from './code-once';

describe('codeOnce', () => {
  it('fetches the code once and returns it after it has arrived', async () => {
    const load = vi.fn(async () => 'code');
    const arrived = vi.fn();
    const code = codeOnce(load, { arrived });
    expect(code.loaded()).toBeUndefined();
    expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
    expect(code.loaded()).toBe('code');
    expect(await code.load()).toBe('code');
    expect(load).toHaveBeenCalledOnce();
    expect(arrived).toHaveBeenCalledOnce();
  });

  it('fetches the code again after a failure, when beforeRetry has finished', async () => {
    const steps: string[] = [];
    let failures = 2;
    const code = codeOnce(
      async () => {
        steps.push('load');
        failures -= 1;
        if (failures >= 0) throw new Error('gone');
        return 'code';
      },
      {
        arrived: () => steps.push('arrived'),
        beforeRetry: async () => {
          steps.push('prepare');
          await Promise.resolve();
          steps.push('prepared');
        },
      },
    );
    await expect(code.load()).rejects.toThrow('gone');
    expect(steps).toEqual(['load']);
    expect(code.loaded()).toBeUndefined();
    await expect(code.load()).rejects.toThrow('gone');
    expect(steps.splice(0)).toEqual(['load', 'prepare', 'prepared', 'load']);
    expect(await code.load()).toBe('code');
    expect(steps).toEqual(['prepare', 'prepared', 'load', 'arrived']);
  });

  it('retries without a beforeRetry function', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('gone'));
    const code = codeOnce(load);
    await expect(code.load()).rejects.toThrow('gone');
    expect(await code.load()).toBe('code');
  });
});
