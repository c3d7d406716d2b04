import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readRequirementLists, type RequirementList, rowIds } from './requirement-rows';

export interface ListCoverage {
  readonly name: string;
  readonly rows: number;
  readonly covered: number;
  /** The number of rows that need no test, with their reason in untested.md. */
  readonly exempt: number;
  /**
   * The number of rows in built sections about parts that do not exist yet. waiting.md says what they wait
   * for.
   */
  readonly waiting: number;
  readonly uncovered: readonly string[];
}

export interface Coverage {
  readonly lists: readonly ListCoverage[];
  /** Tests that name a row that is in no list. */
  readonly unknown: readonly { file: string; id: string }[];
  /** Titles that are too long or contain a row, and tests that name too many rows. */
  readonly faults: readonly { file: string; fault: string }[];
  /** Rows of untested.md and waiting.md that are in no list. */
  readonly unknownReasons: readonly { file: string; id: string }[];
  /** Rows of waiting.md that a test names. */
  readonly waitingAndTested: readonly string[];
  /** Rows of untested.md that a test names: either the reason or the test is wrong. */
  readonly exemptAndTested: readonly string[];
  /**
   * Rows of untested.md whose reason names no reference, or a row, open point or decision that does not
   * exist.
   */
  readonly baseless: readonly { id: string; reference?: string }[];
}

const testFolders = ['src', 'scripts', 'emulator', 'tests', 'e2e', 'functions'];
const reasonAtLineStart = /^\| ([A-Z]{3}-\d{2,3}) \| (.+) \|$/gm;
const rowOrPoint = /\b(?:PUB|PRO|WRK|FLT|ATT|ANA)-Q?\d+\b/g;
const reference = /\b(?:PUB|PRO|WRK|FLT|ATT|ANA)-Q?\d+\b|\bdecision \d{3}\b/g;

/** The most rows that one test may name. */
const MOST_ROWS = 5;
const LONGEST_TITLE = 100;

// Matches `covers('PUB-001')` of a test, `rows: ['PUB-001']` of a table of cases, and the plain tags of the
// emulator's tests.
const tags = /\b(?:covers\(|(?:tags|rows): \[)\s*((?:'[^']*',?\s*)+)[)\]]/g;
const quoted = /'([A-Z]{3}-Q?\d{2,3})'/g;
// Matches the title of a test or suite: the first argument of it/test/describe (and .each(…)), with any
// quotes, across line breaks.
const title = /\b(?:it|test|describe)(?:\.each\(([\s\S]*?)\))?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;

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

/** Returns the rows, open points and decisions (`decision 026`) that a reason may refer to. */
function knownReferences(root: string, rows: readonly RequirementList[]): ReadonlySet<string> {
  const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `decision ${file.slice(0, 3)}`);
  return new Set([...rows.flatMap((list) => [...list.rows, ...list.openPoints]), ...decisions]);
}

/** Finds the reasons of untested.md that name no reference or one that does not exist. */
function baselessReasons(table: string, references: ReadonlySet<string>) {
  return Array.from(table.matchAll(reasonAtLineStart)).flatMap(([, id = '', reason = '']) => {
    const named = Array.from(reason.matchAll(reference), ([each]) => each).filter((each) => each !== id);
    if (named.length === 0) return [{ id }];
    return named.filter((each) => !references.has(each)).map((each) => ({ id, reference: each }));
  });
}

/** Finds the rows that a file's tests name, and the faults of its titles. */
function readTestFile(text: string, known: ReadonlySet<string>) {
  const rows: string[] = [];
  const faults: string[] = [];
  for (const [, list = ''] of text.matchAll(tags)) {
    const named = Array.from(list.matchAll(quoted), ([, id = '']) => id);
    rows.push(...named);
    if (named.length > MOST_ROWS) faults.push(`a test names ${named.length} rows, from ${named[0]} on`);
  }
  for (const [, table = '', , words = ''] of text.matchAll(title)) {
    const id = Array.from(words.matchAll(rowOrPoint), ([each]) => each).find((each) => known.has(each));
    if (id !== undefined) faults.push(`"${words}" holds ${id}: name it with covers()`);
    if (words.length > LONGEST_TITLE) faults.push(`"${words}" has ${words.length} characters`);
    // A table may name a row beside each of its cases.
    if (words.includes('%')) rows.push(...Array.from(table.matchAll(rowOrPoint), ([each]) => each));
  }
  return { rows, faults };
}

/** Reads the requirement lists and every test below `root`. Returns which rows the tests name. */
export function readCoverage(root: string): Coverage {
  const requirements = join(root, 'docs/requirements');
  const lists = readRequirementLists(root);
  const known = new Set(lists.flatMap(({ rows, openPoints }) => [...rows, ...openPoints]));

  const named = new Set<string>();
  const unknown: { file: string; id: string }[] = [];
  const faults: { file: string; fault: string }[] = [];
  for (const path of testFiles(root)) {
    const file = relative(root, path);
    const found = readTestFile(readFileSync(path, 'utf8'), known);
    for (const fault of found.faults) faults.push({ file, fault });
    for (const id of found.rows) {
      if (known.has(id)) named.add(id);
      else unknown.push({ file, id });
    }
  }

  const rowsOf = (file: string) => new Set(rowIds(readFileSync(join(requirements, file), 'utf8')));
  const exempt = rowsOf('untested.md');
  const waiting = rowsOf('waiting.md');
  const unknownIn = (file: string, reasons: ReadonlySet<string>) =>
    [...reasons].filter((id) => !known.has(id)).map((id) => ({ file, id }));
  return {
    lists: lists.map(({ name, rows }) => {
      const open = rows.filter((id) => !named.has(id));
      return {
        name,
        rows: rows.length,
        covered: rows.length - open.length,
        exempt: open.filter((id) => exempt.has(id)).length,
        waiting: open.filter((id) => waiting.has(id)).length,
        uncovered: open.filter((id) => !exempt.has(id) && !waiting.has(id)),
      };
    }),
    unknown,
    faults,
    unknownReasons: [...unknownIn('untested.md', exempt), ...unknownIn('waiting.md', waiting)],
    waitingAndTested: [...waiting].filter((id) => named.has(id)),
    exemptAndTested: [...exempt].filter((id) => named.has(id)),
    baseless: baselessReasons(
      readFileSync(join(requirements, 'untested.md'), 'utf8'),
      knownReferences(root, lists),
    ),
  };
}
