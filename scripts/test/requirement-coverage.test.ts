import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCoverage } from './requirement-coverage';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
// Built from parts, so that this file contains no made-up rows.
const row = (list: string, number: string) => `${list}-${number}`;
const covers = (...rows: string[]) => `covers(${rows.map((each) => `'${each}'`).join(', ')})`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  write('docs/requirements/public-site.md', `| ${row('PUB', '001')} | a |\n| ${row('PUB', '002')} | b |\n`);
  write('docs/requirements/proposals.md', `| ${row('PRO', '001')} | a |\n`);
  write('docs/requirements/workspace.md', `| ${row('WRK', '001')} | see ${row('PUB', '002')} |\n`);
  write('docs/requirements/faults.md', `| ${row('FLT', '001')} | a fault |\n`);
  write('docs/requirements/growth.md', `| ${row('ANA', '01')} | a sum |\n`);
  write('docs/requirements/attacks.md', `| ${row('ATT', '001')} | an attack |\n`);
  write('docs/requirements/untested.md', `| ${row('PRO', '001')} | as ${row('PUB', '001')} |\n`);
  write('docs/decisions/026-a-choice.md', '# A choice\n');
  write('docs/requirements/waiting.md', `| ${row('WRK', '001')} | a screen |\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('requirement coverage', () => {
  it('counts rows, covered rows, exempt and waiting ones, and rows without a test', () => {
    write('src/a.test.ts', `it('greets', ${covers(row('PUB', '001'))}, () => {});`);
    expect(readCoverage(root)).toEqual({
      lists: [
        { name: 'public-site', rows: 2, covered: 1, exempt: 0, waiting: 0, uncovered: [row('PUB', '002')] },
        { name: 'proposals', rows: 1, covered: 0, exempt: 1, waiting: 0, uncovered: [] },
        { name: 'workspace', rows: 1, covered: 0, exempt: 0, waiting: 1, uncovered: [] },
        { name: 'faults', rows: 1, covered: 0, exempt: 0, waiting: 0, uncovered: [row('FLT', '001')] },
        { name: 'attacks', rows: 1, covered: 0, exempt: 0, waiting: 0, uncovered: [row('ATT', '001')] },
        { name: 'growth', rows: 1, covered: 0, exempt: 0, waiting: 0, uncovered: [row('ANA', '01')] },
      ],
      unknown: [],
      faults: [],
      unknownReasons: [],
      waitingAndTested: [],
      exemptAndTested: [],
      baseless: [],
    });
  });

  it('reports an exempt row that a test names', () => {
    write('src/a.test.ts', `it('greets', ${covers(row('PRO', '001'))}, () => {});`);
    expect(readCoverage(root).exemptAndTested).toEqual([row('PRO', '001')]);
    write('src/a.test.ts', `it('greets', ${covers(row('PUB', '001'))}, () => {});`);
    expect(readCoverage(root).exemptAndTested).toEqual([]);
  });

  it.each([
    ['a row', row('WRK', '001')],
    ['an open point', row('PUB', 'Q7')],
    ['a decision', 'decision 026'],
  ])('accepts a reason that names %s only if it exists', (_, reference) => {
    write(
      'docs/requirements/public-site.md',
      `| ${row('PUB', '001')} | a |\n| ${row('PUB', '002')} | b |\n\n**${row('PUB', 'Q7')}. Tokens** (S)\n`,
    );
    const reason = (text: string) =>
      write('docs/requirements/untested.md', `| ${row('PRO', '001')} | Replaced by ${text}. |\n`);
    reason(reference);
    expect(readCoverage(root).baseless).toEqual([]);
    const other = reference.replace(/\d+$/, '999');
    reason(other);
    expect(readCoverage(root).baseless).toEqual([{ id: row('PRO', '001'), reference: other }]);
  });

  it('reports a reason that names nothing or only its own row', () => {
    for (const reason of ['a heading', `${row('PRO', '001')} is a heading`]) {
      write('docs/requirements/untested.md', `| ${row('PRO', '001')} | ${reason} |\n`);
      expect(readCoverage(root).baseless).toEqual([{ id: row('PRO', '001') }]);
    }
  });

  it('reports a waiting row that a test names, and reasons for unknown rows', () => {
    write('src/a.test.ts', `it('greets', ${covers(row('WRK', '001'))}, () => {});`);
    write('docs/requirements/untested.md', `| ${row('PRO', '999')} | a heading |\n`);
    expect(readCoverage(root)).toMatchObject({
      unknownReasons: [{ file: 'untested.md', id: row('PRO', '999') }],
      waitingAndTested: [row('WRK', '001')],
    });
  });

  it('reads rows of parametrised tests, over several lines and beside other options', () => {
    write(
      'e2e/a.spec.ts',
      `test.each([1, 2])(\n  'counts %i',\n  {\n    ...covers(\n      '${row('PUB', '002')}',\n      '${row('WRK', '001')}',\n    ),\n    timeout: 1,\n  },\n  () => {},\n);`,
    );
    expect(readCoverage(root).lists.map((list) => list.covered)).toEqual([1, 0, 1, 0, 0, 0]);
  });

  it('reads plain tags and the rows of cases', () => {
    write('emulator/a.test.ts', `it('greets', { tags: ['${row('PUB', '001')}'] }, () => {});`);
    write('tests/functions/a-cases.ts', `const a = { rows: ['${row('PUB', '002')}'] };`);
    expect(readCoverage(root).lists[0]?.covered).toBe(2);
  });

  it('reads a table of cases if the title includes its values', () => {
    write(
      'src/a.test.ts',
      `it.each([['no name [${row('PUB', '001')}]', f('x')]])('refuses %s', () => {});\n` +
        `it.each([[/* ${row('PUB', '002')} */ 1]])('refuses it', () => {});`,
    );
    expect(readCoverage(root).lists[0]?.uncovered).toEqual([row('PUB', '002')]);
  });

  it('does not count a row named only in a test’s body', () => {
    write('src/a.test.ts', `it('greets', () => { /* ${row('PUB', '001')} */ });`);
    expect(readCoverage(root).lists[0]?.covered).toBe(0);
  });

  it('reports a test that names an unknown row', () => {
    write('tests/a.test.ts', `it("greets", ${covers(row('PUB', '999'))}, () => {});`);
    expect(readCoverage(root).unknown).toEqual([{ file: 'tests/a.test.ts', id: row('PUB', '999') }]);
  });

  it('reports a title that contains a row', () => {
    write('src/a.test.ts', `it('greets [${row('PUB', '001')}]', () => {});`);
    expect(readCoverage(root)).toMatchObject({
      faults: [
        {
          file: 'src/a.test.ts',
          fault: `"greets [${row('PUB', '001')}]" holds ${row('PUB', '001')}: name it with covers()`,
        },
      ],
    });
  });

  it('reports a title of 101 characters but not one of 100', () => {
    write('src/a.test.ts', `it('${'a'.repeat(100)}', () => {});\ndescribe('${'b'.repeat(101)}', () => {});`);
    expect(readCoverage(root).faults).toEqual([
      { file: 'src/a.test.ts', fault: `"${'b'.repeat(101)}" has 101 characters` },
    ]);
  });

  it('reports a test that names six rows', () => {
    const rows = Array.from({ length: 6 }, (_, n) => row('PUB', String(n + 1).padStart(3, '0')));
    write(
      'src/a.test.ts',
      `it('greets', ${covers(...rows.slice(1))}, () => {});\nit('waves', ${covers(...rows)}, () => {});`,
    );
    expect(readCoverage(root).faults).toEqual([
      { file: 'src/a.test.ts', fault: `a test names 6 rows, from ${row('PUB', '001')} on` },
    ]);
  });
});
