import { readFileSync } from 'node:fs';
import type { TextElsewhere } from './text-row';

const folder = 'docs/requirements';
const rowOf = /^\| ((?:PUB|PRO|WRK)-\d{3}) \| (.*) \|[^|]*\|$/;

/** Returns the ids of the rows that `untested.md` exempts from tests. */
function exemptRows(): ReadonlySet<string | undefined> {
  const table = readFileSync(`${folder}/untested.md`, 'utf8');
  return new Set(Array.from(table.matchAll(/^\| ([A-Z]{3}-\d{3}) \|/gm), ([, id]) => id));
}

/** Splits a text at its variable parts: `{message}`, `...`, `(n)`, a capital N and a choice of words. */
const fixedParts = (text: string): readonly string[] =>
  text
    .split(/\{[^}]*\}|\.\.\.$|\(n\)|\bN\b|days\/weeks\/months/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Checks whether a text contains a part that is not inside a longer word or number. */
function holds(text: string, part: string): boolean {
  const isInWord = (place: number) => /^\w\w/.test(text.slice(Math.max(place - 1, 0), place + 1));
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + 1))
    if (!isInWord(start) && !isInWord(start + part.length)) return true;
  return false;
}

/** Returns the entries whose file does not name their row or does not contain their text. */
export const unfounded = (entries: readonly TextElsewhere[]): readonly TextElsewhere[] =>
  entries.filter(([row, text, file, written = text]) => {
    const source = readFileSync(file, 'utf8');
    return !source.includes(row) || !source.includes(written);
  });

/**
 * Reads the texts that match `quoted` in the rows of a list. Returns those that no entry of `tables` has for
 * their row, as `'WRK-012 HTTP API'`.
 */
export function missingTexts(
  list: string,
  quoted: RegExp,
  tables: readonly (readonly [rows: string, text: string, ...unknown[]])[],
): readonly string[] {
  const exempt = exemptRows();
  return readFileSync(`${folder}/${list}.md`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id = '', requirement = ''] = rowOf.exec(line) ?? [];
      if (exempt.has(id)) return [];
      const known = tables.flatMap(([rows, text]) => (rows.includes(id) ? [text] : []));
      return Array.from(requirement.matchAll(quoted), ([, text = '']) => text)
        .filter((text) => !known.some((each) => fixedParts(text).every((part) => holds(each, part))))
        .map((text) => `${id} ${text}`);
    });
}
