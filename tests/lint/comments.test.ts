import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Comment {
  readonly line: number;
  readonly isDocstring: boolean;
  /** The text without comment signs, on one line. */
  readonly text: string;
}

/** The generator of the API's client writes its own comments. */
const generated = 'tests/functions/client/api.ts';

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && file !== generated && existsSync(file));

// A space, a bracket or the start of a line comes before a comment. That leaves out globs and web addresses.
const commentPattern = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;

/** Returns the comments in a file's text. Adjacent lines with `//` are one comment. */
const commentsIn = (code: string): readonly Comment[] =>
  [...code.matchAll(commentPattern)].map(({ 0: comment, index }) => ({
    line: code.slice(0, index).split('\n').length,
    isDocstring: comment.startsWith('/**'),
    text: comment
      .replaceAll(/^\s*(?:\/\*\*?|\/\/|\*(?!\/))|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));

const words = 'What|That|Whether|Who|Whose|How|Of|Not|Since|Nothing|Nobody|Somebody|Where|Which';
const wrongStart = new RegExp(`^(?:${words})\\b`);
const onlyIds = /^(?:\W|to|and)*[A-Z]{3}-Q?\d+(?:\W|to|and|[A-Z]{3}-Q?\d+)*$/;

/** Returns what is wrong with the comments in a file's text, each with its line and first words. */
const complaintsAbout = (code: string): readonly string[] =>
  commentsIn(code).flatMap(({ line, isDocstring, text }) => {
    const start = `${line}: “${text.slice(0, 60)}”`;
    if (onlyIds.test(text)) return [`${start} is only a requirement id. Ids belong in the tags of tests.`];
    if (isDocstring && wrongStart.test(text))
      return [`${start} must start with a verb (Returns, Checks whether) or with a noun.`];
    return [];
  });

describe('comments', () => {
  it('start with a verb or a noun, and are more than a requirement id', () => {
    const complaints = files.flatMap((file) =>
      complaintsAbout(readFileSync(file, 'utf8')).map((complaint) => `${file}:${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  it.each([
    ['a docstring on one line', '/** Whether it is open. */', 1],
    ['a docstring on several lines', 'let a = 1;\n  /**\n   * What it does.\n   */', 2],
    ['a property of JSX', '<p>{/** Not yet. */}</p>', 1],
    ['an id', 'const a = 1; // WRK-101', 1],
    ['several ids', '/**\n * PUB-001 to PUB-003, WRK-Q7.\n */', 1],
  ])('are found in %s', (_, code, line) => {
    expect(complaintsAbout(code).map((complaint) => Number.parseInt(complaint, 10))).toEqual([line]);
  });

  it.each([
    ['a glob', "const all = 'src/**/*.ts'; /* no docstring */"],
    ['an address', "open('https://WRK-101');"],
    ['a line comment', '// What follows is read once.'],
    ['a sentence with an id', '// Staff see their own\n// WRK-101.'],
    ['a verb', '/** Checks whether it is open (WRK-101). */'],
  ])('are fine in %s', (_, code) => {
    expect(complaintsAbout(code)).toEqual([]);
  });
});
