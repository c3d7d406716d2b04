import { describe, expect, it } from 'vitest';

/** Returns all strings in a value at any depth, without functions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Names that the requirements write with a straight apostrophe. */
const given = /The Fundraisers' AI Guide/g;

describe('The texts of the public site', () => {
  it('use only curly quotes', () => {
    const modules = import.meta.glob('./{pages,frame}/**/*.ts', { eager: true });
    const texts = Object.entries(modules).flatMap(([file, module]) =>
      textsIn(module).map((text) => [file, text] as const),
    );
    expect(texts.length).toBeGreaterThan(800);
    const straight = texts.filter(([, text]) => /['"«»]/.test(text.replaceAll(given, '')));
    expect(straight).toEqual([]);
  });

  it('use only curly quotes in posts', () => {
    const posts = import.meta.glob<string>('./blog/*.md', { eager: true, query: '?raw', import: 'default' });
    expect(Object.keys(posts)).toHaveLength(17);
    for (const [file, text] of Object.entries(posts)) expect(text, file).not.toMatch(/['"«»]/);
  });
});
