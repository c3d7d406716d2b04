import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from './all-cases';

interface Row {
  readonly id: string;
  readonly behaviour: string;
  /** The last cell: 'file' or 'file › title', separated by '; '. */
  readonly test: string;
}

const FOLDER = fileURLToPath(new URL('../../', import.meta.url));

function tableRows(): Row[] {
  const lines = readFileSync(`${FOLDER}CONFORMANCE.md`, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\([|_])/g, '$1'));
    const [id, behaviour, test] = [cells[1] ?? '', cells[2] ?? '', cells.at(-2) ?? ''];
    return /^[A-Z]{3}-\d{2,3}$/.test(id) ? [{ id, behaviour, test }] : [];
  });
}

const rows = tableRows();
const isCase = ({ test }: Row) => /^tests\/conformance\/\w+\/[\w-]+\.ts$/.test(test);

/** Returns the text of a file with its escaped quotes resolved. */
function sourceOf(file: string): string {
  return existsSync(FOLDER + file) ? readFileSync(FOLDER + file, 'utf8').replaceAll("\\'", "'") : '';
}

describe('CONFORMANCE.md', () => {
  it('has every id once, as do the cases', () => {
    for (const ids of [rows.map(({ id }) => id), ALL_CASES.map(({ id }) => id)]) {
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('has the same rows as there are cases, with the same text', () => {
    const listed = rows.filter(isCase).map(({ id, behaviour }) => `${id} ${behaviour}`);
    expect(listed.sort()).toEqual(ALL_CASES.map(({ id, behaviour }) => `${id} ${behaviour}`).sort());
  });

  it('names the file of every case', () => {
    const misplaced = rows.filter(isCase).filter(({ id, test }) => !sourceOf(test).includes(`'${id}'`));
    expect(misplaced).toEqual([]);
  });

  it('names an existing test in every other row', () => {
    const missing = rows
      .filter((row) => !isCase(row))
      .flatMap(({ id, test }) =>
        test.split('; ').flatMap((entry) => {
          const [file = '', title = ''] = entry.split(' › ');
          return title !== '' && sourceOf(file).includes(title) ? [] : [`${id}: ${entry}`];
        }),
      );
    expect(missing).toEqual([]);
  });
});
