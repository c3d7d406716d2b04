import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { parseChanges } from './changes';
import { chooseTests, sample, type TestRecord } from './choose';
import { instrument, SWITCH } from './instrument';
import { limits } from './limits';
import { openSwitch } from './switch';
import { folderOf, targetFiles } from './targets';

const changesOf = (text: string) =>
  parseChanges('a.ts', text).changes.map(({ id }) => id.slice('a.ts: '.length));

describe('the mutations of a file', () => {
  it('fix a condition, move its bounds and drop one side', () => {
    expect(changesOf('if (a < 5 && b) c = d;')).toEqual([
      'a < 5 && b → true',
      'a < 5 && b → false',
      'a < 5 && b → a < 5',
      'a < 5 && b → b',
      'a < 5 → a <= 5',
      'a < 5 → a >= 5',
      'c = d → undefined',
    ]);
  });

  it('leave out calls, defaults and array steps', () => {
    expect(changesOf('save(a ?? b); const x = list.filter(f).some(g);')).toEqual([
      'save(a ?? b) → undefined',
      'a ?? b → a',
      'list.filter(f).some(g) → list.filter(f).every(g)',
      'list.filter(f) → list',
    ]);
  });

  it('change limits in functions and empty their return values', () => {
    expect(changesOf('const max = 20; function f() { return g(20); }')).toEqual([
      'g(20) → undefined',
      '20 → 21',
    ]);
  });

  it('do not change texts, types, names or optional chains', () => {
    expect(
      changesOf("type T = 5; const t = 'a' + b; const m = a?.toString().slice; const o = { f: 'x' };"),
    ).toEqual([]);
    expect(changesOf('const m = a?.list.filter(f).length;')).toEqual([]);
  });

  it('have different ids if the same text appears twice', () => {
    expect(changesOf('x = a === b; y = a === b;')).toEqual([
      'x = a === b → undefined',
      'a === b → a !== b',
      'y = a === b → undefined',
      'a === b → a !== b (2)',
    ]);
  });
});

describe('an instrumented file', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, SWITCH);
  });

  function run(text: string) {
    const mutations = openSwitch();
    const parsed = parseChanges('a.js', text);
    // oxlint-disable-next-line typescript/no-implied-eval -- runs what the plugin would write
    const make = new Function(`${instrument('a.js', text, parsed)} return f;`) as () => (
      ...values: number[]
    ) => unknown;
    return { mutations, f: make(), changes: parsed.changes };
  }

  it('behaves as before until a mutant is switched on', () => {
    const { f, mutations, changes } = run('function f(a, b) { return a < b && b * 3 > a + 1; }');
    expect([f(1, 2), f(2, 2), f(3, 1)]).toEqual([true, false, false]);
    const index = changes.findIndex(({ text }) => text === 'a <= b');
    mutations.turnTo(`a.js#${index}`);
    expect([f(1, 2), f(2, 2), f(3, 1)]).toEqual([true, true, false]);
    mutations.turnTo(undefined);
    expect(f(2, 2)).toBe(false);
  });

  it('reports the mutants reached since the last switch', () => {
    const { f, mutations, changes } = run('function f(a) { if (a > 1) return g(); return [a]; }');
    mutations.turnTo(undefined);
    f(1);
    const met = mutations.met().map((key) => changes[Number(key.split('#')[1])]?.text);
    expect(met).toEqual(['true', 'false', 'a >= 1', 'a <= 1', '[]']);
  });

  it('stops a loop that a mutant makes endless', () => {
    const { f, mutations, changes } = run('function f(n) { let i = 0; while (i < n) i += 1; return i; }');
    expect(f(4)).toBe(4);
    mutations.turnTo(`a.js#${changes.findIndex(({ text }) => text === 'undefined')}`);
    expect(() => f(4)).toThrow('The mutant made a loop endless.');
  });
});

describe('the tests chosen for a mutant', () => {
  const record = (file: string, milliseconds: number, met: readonly string[]): TestRecord => ({
    kind: 'met',
    test: `unit|${file}|works`,
    file,
    milliseconds,
    met,
  });

  it('are those of its folder first, then the fastest ones', () => {
    const mutant = 'src/shared/api/call.ts#0';
    const slow = Array.from({ length: 9 }, (_, index) =>
      record(`src/features/notes/${index}.test.ts`, 900, [mutant]),
    );
    const own = record('src/shared/api/call.test.ts', 2000, [mutant]);
    const other = record('src/shared/api/other.test.ts', 1, ['src/shared/api/other.ts#0']);
    const chosen = chooseTests([mutant], [...slow, own, other]);
    expect([...chosen.keys()]).toEqual([
      'unit|src/shared/api/call.test.ts|works',
      'unit|src/features/notes/0.test.ts|works',
      'unit|src/features/notes/1.test.ts|works',
    ]);
  });

  it('are more than 25 if they are fast', () => {
    const mutant = 'src/shared/api/call.ts#0';
    const countOf = (milliseconds: number) =>
      chooseTests(
        [mutant],
        Array.from({ length: 99 }, (_, index) => record(`src/${index}.test.ts`, milliseconds, [mutant])),
      ).size;
    expect([countOf(1), countOf(5), countOf(10), countOf(100)]).toEqual([99, 50, 25, 25]);
  });

  it('use the same sample each time, at least four mutants per file', () => {
    const all = Array.from({ length: 40 }, (_, index) => ({ id: `a.ts: ${index}` }));
    expect(sample(all, 0.25)).toHaveLength(10);
    expect(sample(all.toReversed(), 0.25)).toEqual(sample(all, 0.25));
    expect(sample(all.slice(0, 3), 0.25)).toHaveLength(3);
    expect(sample(all, 0)).toHaveLength(4);
  });
});

describe('the mutation limits', () => {
  it('name existing folders and cover every folder with mutants', () => {
    expect(Object.keys(limits).filter((name) => !existsSync(name))).toEqual([]);
    const folders = [...new Set(targetFiles().map(folderOf))];
    expect(folders.filter((name) => !(name in limits))).toEqual([]);
  });

  it('count files with decisions, not texts, types, markup or test data', () => {
    const files = targetFiles();
    expect(files).toContain('src/shared/saving/create-saving.ts');
    expect(files).toContain('functions/src/services/records.ts');
    expect(
      files.filter((file) => /texts|\.test\.|\.fixture\.|\.tsx$|\.d\.ts$/.test(file.split('/').at(-1) ?? '')),
    ).toEqual([]);
    expect(folderOf('functions/src/app.ts')).toBe('functions/src');
    expect(folderOf('src/shared/saving/outbox/queue.ts')).toBe('src/shared/saving');
  });
});
