import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface ListCoverage {
  readonly name: string;
  readonly rows: number;
  readonly covered: number;
  /** Rows that need no test of their own, with their reason in untested.md. */
  readonly exempt: number;
  /** Rows of built sections about parts that do not exist yet, with what they wait for in waiting.md. */
  readonly waiting: number;
  readonly uncovered: readonly string[];
}

export interface Coverage {
  readonly lists: readonly ListCoverage[];
  /** Test titles that name a row which no list has. */
  readonly unknown: readonly { file: string; title: string; id: string }[];
  /** Rows of untested.md and waiting.md that no list has. */
  readonly unknownReasons: readonly { file: string; id: string }[];
  /** Rows of waiting.md although a test names them. */
  readonly waitingAndTested: readonly string[];
  /** Rows of untested.md although a test names them: either the reason is wrong, or the title is. */
  readonly exemptAndTested: readonly string[];
  /** Rows of untested.md whose reason points to nothing, or to a row, an open point or a decision that does not exist. */
  readonly baseless: readonly { id: string; reference?: string }[];
}

const lists = ['public-site', 'proposals', 'workspace', 'faults', 'attacks'];
const testFolders = ['src', 'scripts', 'emulator', 'tests', 'e2e', 'functions'];
const rowAtLineStart = /^\| ((?:PUB|PRO|WRK|FLT|ATT)-\d{3}) \|/gm;
const reasonAtLineStart = /^\| ([A-Z]{3}-\d{3}) \| (.+) \|$/gm;
const openPointAtLineStart = /^(?:\*\*|#+ )((?:PUB|PRO|WRK)-Q\d+)\b/gm;
const reference = /\b(?:PUB|PRO|WRK|FLT|ATT)-Q?\d+\b|\bdecision \d{3}\b/g;
const rowId = /\b(?:PUB|PRO|WRK|FLT|ATT)-\d{3}\b/g;
// The title of a test: the first argument of it/test (and .each(…)), in any quotes, over line breaks.
const title = /\b(?:it|test)(?:\.each\(([\s\S]*?)\))?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

// The cases of endpoints are a table: what they name becomes the titles of the tests that try them.
const titleOfCase = /\b(?:title|rows):()\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

function testFiles(root: string): string[] {
  return testFolders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(\.(test|spec)\.tsx?|-cases\.ts)$/.test(name) && !name.includes('node_modules'))
        .map((name) => join(root, folder, name));
    } catch {
      return [];
    }
  });
}

/** Returns the rows, the open points and the decisions (`decision 026`) that a reason may point to. */
function knownReferences(root: string, rows: Iterable<string>): ReadonlySet<string> {
  const points = lists.flatMap((name) =>
    Array.from(
      readFileSync(join(root, 'docs/requirements', `${name}.md`), 'utf8').matchAll(openPointAtLineStart),
      ([, id]) => id ?? '',
    ),
  );
  const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `decision ${file.slice(0, 3)}`);
  return new Set([...rows, ...points, ...decisions]);
}

/** Finds the reasons of untested.md that point to nothing, or to what does not exist. */
function baselessReasons(table: string, references: ReadonlySet<string>) {
  return Array.from(table.matchAll(reasonAtLineStart)).flatMap(([, id = '', reason = '']) => {
    const named = Array.from(reason.matchAll(reference), ([each]) => each).filter((each) => each !== id);
    if (named.length === 0) return [{ id }];
    return named.filter((each) => !references.has(each)).map((each) => ({ id, reference: each }));
  });
}

/** Reads the requirement lists and every test title below `root` and returns which rows the titles name. */
export function readCoverage(root: string): Coverage {
  const requirements = join(root, 'docs/requirements');
  const rows = new Map(
    lists.map((name) => [
      name,
      Array.from(
        readFileSync(join(requirements, `${name}.md`), 'utf8').matchAll(rowAtLineStart),
        ([, id]) => id ?? '',
      ),
    ]),
  );
  const known = new Set([...rows.values()].flat());

  const named = new Set<string>();
  const unknown: { file: string; title: string; id: string }[] = [];
  for (const file of testFiles(root)) {
    const titles = file.endsWith('-cases.ts') ? titleOfCase : title;
    for (const match of readFileSync(file, 'utf8').matchAll(titles)) {
      const [, table = '', , words = ''] = match;
      for (const [id] of (words.includes('%') ? table + words : words).matchAll(rowId)) {
        if (known.has(id)) named.add(id);
        else unknown.push({ file: relative(root, file), title: words, id });
      }
    }
  }

  const rowsOf = (file: string) =>
    new Set(
      Array.from(
        readFileSync(join(requirements, file), 'utf8').matchAll(rowAtLineStart),
        ([, id]) => id ?? '',
      ),
    );
  const exempt = rowsOf('untested.md');
  const waiting = rowsOf('waiting.md');
  const unknownIn = (file: string, reasons: ReadonlySet<string>) =>
    [...reasons].filter((id) => !known.has(id)).map((id) => ({ file, id }));
  return {
    lists: lists.map((name) => {
      const ids = rows.get(name) ?? [];
      const open = ids.filter((id) => !named.has(id));
      return {
        name,
        rows: ids.length,
        covered: ids.length - open.length,
        exempt: open.filter((id) => exempt.has(id)).length,
        waiting: open.filter((id) => waiting.has(id)).length,
        uncovered: open.filter((id) => !exempt.has(id) && !waiting.has(id)),
      };
    }),
    unknown,
    unknownReasons: [...unknownIn('untested.md', exempt), ...unknownIn('waiting.md', waiting)],
    waitingAndTested: [...waiting].filter((id) => named.has(id)),
    exemptAndTested: [...exempt].filter((id) => named.has(id)),
    baseless: baselessReasons(
      readFileSync(join(requirements, 'untested.md'), 'utf8'),
      knownReferences(root, known),
    ),
  };
}
