import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenDocs } from './written-docs';

/** The longest sentence in words. We aim at 25. */
const mostWords = 40;

/** Words that make a sentence hard to read, each with a plainer one. */
const hardWords: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\bsomebody\b/i, 'someone, or the person who acts'],
  [/\bnobody\b/i, 'no one, or an active sentence'],
  [/\bwho(m)?ever\b/i, 'anyone who, or the person who acts'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile$/i, 'in the meantime, or the event before'],
  [/\bwhat (becomes|became) of\b/i, 'what happens to'],
  [/\bfor good\b/i, 'permanently'],
  [/(^|: )where\b[^?]*,/i, 'if, when'],
  [/[,;] where (it|they|there|one|none|no|nothing)\b/i, 'if, when'],
];

/** Replaces code by one word, and removes link addresses and emphasis. All line breaks stay. */
const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/^ *```[^]*?^ *```$/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`]*`/g, (code) => `x${code.replaceAll(/[^\n]/g, '')}`)
    .replaceAll(/\]\([^)]*\)|[*_[]/g, '');

/** Returns the sentences of a Markdown text with the lines on which they begin. A list item or cell ends one. */
function sentencesOf(markdown: string): readonly { readonly line: number; readonly text: string }[] {
  const ends = /((?<=[.!?]["”)]*)\s|\n(?=\s*(?:\n|[-#>]|\d+[.] ))|[|])/;
  let line = 1;
  return proseOf(markdown)
    .split(ends)
    .map((part) => {
      const begin = line + part.slice(0, part.search(/\S|$/)).split('\n').length - 1;
      line += part.split('\n').length - 1;
      return {
        line: begin,
        text: part
          .replace(/^\s*[-#>]+ /, '')
          .trim()
          .replace(/[.!?"”)]+$/, ''),
      };
    })
    .filter(({ text }) => /\w/.test(text));
}

/** Returns the faults of a Markdown text, as `line: fault`. */
const faultsOf = (markdown: string): readonly string[] =>
  sentencesOf(markdown).flatMap(({ line, text }) => {
    const words = text.split(/\s+/).length;
    return [
      ...hardWords
        .filter(([pattern]) => pattern.test(text.replaceAll('\n', ' ')))
        .map(([pattern, better]) => `${line}: ${pattern.source}, write: ${better}`),
      ...(words > mostWords ? [`${line}: a sentence of ${words} words`] : []),
    ];
  });

it('finds hard words and long sentences, and passes over code', () => {
  const text = `Some lines\nfirst. Nobody asks \`anew\`.\n\n\`\`\`\nanew\n\`\`\`\n- A${' very'.repeat(40)} long one.\n`;
  expect(faultsOf(text)).toEqual([
    '2: \\bnobody\\b, write: no one, or an active sentence',
    '7: a sentence of 43 words',
  ]);
});

it('keeps the docs to short sentences and plain words', () => {
  const faults = writtenDocs.flatMap((file) =>
    faultsOf(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`),
  );
  expect(faults).toEqual([]);
});
