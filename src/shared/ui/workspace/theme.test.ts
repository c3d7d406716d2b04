import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workspaceTheme, workspaceVariables } from './theme';

const tokens = new Set(
  [...readFileSync('src/shared/ui/tokens.css', 'utf8').matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(
    ([, name]) => name,
  ),
);
const named = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name ?? '');

describe('the theme of the workspace', () => {
  it('names only tokens that exist', () => {
    const used = [
      ...named(workspaceTheme),
      ...named(readFileSync('src/shared/ui/workspace/theme.ts', 'utf8')),
    ];
    const roles = named(Object.values(workspaceVariables(workspaceTheme as never).light));
    expect(used.length).toBeGreaterThan(20);
    expect(roles.length).toBeGreaterThan(10);
    expect([...used, ...roles].filter((name) => !tokens.has(name))).toEqual([]);
  });

  it('has the same roles in both schemes, since the tokens follow the scheme', () => {
    const { light, dark } = workspaceVariables(workspaceTheme as never);
    expect(dark).toEqual(light);
  });
});
