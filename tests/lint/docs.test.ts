import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenDocs } from './written-docs';

const longestLine = 120;

/**
 * Returns the lines of prose that are too long, as `file:line`. Tables, code and link addresses cannot wrap.
 */
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
  expect(writtenDocs.flatMap(longLines)).toEqual([]);
});
