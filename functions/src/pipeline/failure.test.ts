import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure';

describe('a failure in the log', () => {
  it('has its kind, its places and those of its causes, and no message', () => {
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

  it('ends with the fourth cause', () => {
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

  it('has no cause where there is none, and one of any kind where there is', () => {
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
  ])('gives the code %j as %j', (code, shown) => {
    expect(describeFailure(Object.assign(new Error('failed'), { code })).code).toBe(shown);
  });

  it('keeps the twelve innermost places', () => {
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
