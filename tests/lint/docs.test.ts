import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const longestLine = 120;

/** Docs that people write and wrap: the requirement rows and the list of licences have lines of their own. */
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'emulator/README.md',
  'src/app/start/README.md',
  'src/shared/ui/theme/fonts/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('requirements') && name !== 'licences.md')
    .map((name) => join('docs', name)),
];

/** Returns the lines of prose that are too long, as `file:line`. Tables, code and addresses of links cannot wrap. */
function longLines(file: string): string[] {
  let isCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const isFence = line.trimStart().startsWith('```');
      if (isFence) isCode = !isCode;
      if (isFence || isCode || line.startsWith('|')) return [];
      const prose = line.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/https?:\/\/\S+/g, '');
      return prose.length > longestLine ? [`${file}:${index + 1} has ${prose.length} characters`] : [];
    });
}

it('docs have no prose line over the limit', () => {
  expect(docs.flatMap(longLines)).toEqual([]);
});
