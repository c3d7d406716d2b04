import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accents } from '../content/appearance';

type Palette = Readonly<Record<string, string>>;

const colours = (css: string): Palette =>
  Object.fromEntries([...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));

const inSchemes = (path: string) => {
  const css = readFileSync(path, 'utf8');
  const dark = css.indexOf('@media screen and (prefers-color-scheme: dark)');
  return { light: css.slice(0, dark), dark: css.slice(dark) };
};
const tokens = inSchemes('src/shared/ui/theme/tokens.css');
const rules = inSchemes('src/features/proposals/appearance/accent.module.css');
const ruleOf = (accent: string, css: string) => new RegExp(`\\.${accent} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';

const palettes = accents.flatMap((accent) => {
  const light = { ...colours(tokens.light), ...colours(ruleOf(accent, rules.light)) };
  const dark = {
    ...light,
    ...colours(tokens.dark),
    ...colours(ruleOf(accent, rules.light)),
    ...colours(ruleOf(accent, rules.dark)),
  };
  return [
    [accent, 'light', light],
    [accent, 'dark', dark],
  ] as const satisfies readonly (readonly [string, string, Palette])[];
});

function luminance(hex = '#000000'): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('The accents of client pages', () => {
  it.each(palettes)('keep text readable in %s (%s)', (_, __, palette) => {
    for (const text of ['on-band', 'on-band-soft', 'next'])
      expect(contrast(palette[text], palette['band']), text).toBeGreaterThanOrEqual(4.5);
    for (const text of ['ink', 'ink-soft', 'link'])
      expect(contrast(palette[text], palette['sunk']), text).toBeGreaterThanOrEqual(4.5);
  });

  it('each have their own dark band', () => {
    for (const scheme of ['light', 'dark']) {
      const bands = palettes.filter(([, in_]) => in_ === scheme).map(([, , palette]) => palette['band']);
      expect(new Set(bands).size).toBe(5);
    }
  });
});
