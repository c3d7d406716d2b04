import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure';

describe('a failure in the log', () => {
  it('has its type, its stack and those of its causes, without messages', () => {
    const cause = Object.assign(new TypeError('iris@river.example'), { code: 'auth/user-not-found' });
    const line = describeFailure(new Error('Iris Okafor', { cause }));
    expect(line).toEqual({
      name: 'Error',
      at: expect.arrayContaining([expect.stringMatching(/^at .*failure[.]test[.]ts/)]),
      cause: {
        name: 'TypeError',
        code: 'auth/user-not-found',
        at: expect.arrayContaining([expect.stringMatching(/^at /)]),
      },
    });
    expect(JSON.stringify(line)).not.toMatch(/Iris|iris@/);
    expect(line.at.length).toBeLessThanOrEqual(12);
  });

  it('includes at most four causes', () => {
    let failure = new Error('the innermost');
    for (let n = 0; n < 6; n += 1) failure = new Error('outer', { cause: failure });
    const names: string[] = [];
    for (
      let line = describeFailure(failure) as ReturnType<typeof describeFailure> | undefined;
      line;
      line = line.cause
    )
      names.push(line.name);
    expect(names).toHaveLength(5);
  });

  it('has no cause if there is none, and accepts a cause of any type', () => {
    expect(describeFailure(new Error('alone'))).not.toHaveProperty('cause');
    expect(describeFailure(new Error('outer', { cause: 'words' })).cause).toEqual({ name: 'string', at: [] });
    expect(describeFailure(undefined)).toEqual({ name: 'undefined', at: [] });
  });

  it.each([
    [14, '14'],
    ['permission-denied', 'permission-denied'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), undefined],
    ['words of a donor', undefined],
    ['', undefined],
    [true, undefined],
  ])('shows the code %j as %j', (code, shown) => {
    expect(describeFailure(Object.assign(new Error('failed'), { code })).code).toBe(shown);
  });

  it('keeps the twelve innermost stack lines', () => {
    const failure = new Error('two\nlines');
    failure.stack = [
      'Error: two',
      'lines',
      ...Array.from({ length: 13 }, (_, n) => `    at f${n} (a.ts:1:1)`),
    ].join('\n');
    const { at } = describeFailure(failure);
    expect(at).toHaveLength(12);
    expect([at[0], at[11]]).toEqual(['at f0 (a.ts:1:1)', 'at f11 (a.ts:1:1)']);
  });
});
