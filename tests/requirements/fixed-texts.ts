import { readFileSync } from 'node:fs';

const folder = 'docs/requirements';
const rowOf = /^\| ((?:PUB|PRO|WRK)-\d{3}) \| (.*) \|[^|]*\|$/;

/** Returns the ids of the rows that `untested.md` says need no test. */
function exemptRows(): ReadonlySet<string | undefined> {
  const table = readFileSync(`${folder}/untested.md`, 'utf8');
  return new Set(Array.from(table.matchAll(/^\| ([A-Z]{3}-\d{3}) \|/gm), ([, id]) => id));
}

/** Splits a text at the parts that vary: `{message}`, `...`, `(n)`, a capital N and a choice of words. */
const fixedParts = (text: string): readonly string[] =>
  text
    .split(/\{[^}]*\}|\.\.\.$|\(n\)|\bN\b|days\/weeks\/months/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads the texts that match `quoted` in the rows of a list, and returns those that no entry of `tables` has for their
 * row, as `'WRK-012 HTTP API'`.
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
        .filter((text) => !known.some((each) => fixedParts(text).every((part) => each.includes(part))))
        .map((text) => `${id} ${text}`);
    });
}
