import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/shared/ui/theme/tokens.css', 'utf8');
const darkStart = css.indexOf('@media screen and (prefers-color-scheme: dark)');
const darkEnd = css.indexOf('@media (prefers-reduced-motion');

const colours = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));

const light = colours(css.slice(0, darkStart));
const dark = colours(css.slice(darkStart, darkEnd));

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

const grounds = ['paper', 'surface', 'sunk'];
const pairs = (fronts: string[], backs: string[]) => fronts.flatMap((f) => backs.map((b) => [f, b] as const));

const textPairs = [
  ...pairs(['ink', 'ink-soft', 'link', 'error', 'info', 'success', 'warning'], grounds),
  ...pairs(['ink'], ['error-ground', 'info-ground', 'success-ground', 'warning-ground', 'flat']),
  ...['error', 'info', 'success', 'warning'].map((tone) => [tone, `${tone}-ground`] as const),
  ...pairs(['on-primary'], ['primary', 'primary-hover']),
  ...pairs(['on-next'], ['next', 'next-hover']),
  ...pairs(['on-band', 'on-band-soft', 'next'], ['band']),
];

const controlPairs = [
  ...pairs(['control', 'primary', 'focus', 'thread'], grounds),
  ...pairs(['focus-on-band', 'next', 'on-band'], ['band']),
  ...pairs(['thread'], ['flat']),
];

describe('Colour tokens', () => {
  it('define the same names for both schemes', () => {
    expect(light.size).toBeGreaterThan(20);
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });

  it('are each part of a measured pair or a decoration', () => {
    const measured = new Set([...textPairs, ...controlPairs].flat());
    const decoration = ['rule', 'band-rule'];
    expect([...light.keys()].filter((name) => !measured.has(name) && !decoration.includes(name))).toEqual([]);
  });

  for (const [scheme, palette] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const ratio = ([front, back]: readonly [string, string]) =>
      contrast(palette.get(front) ?? '', palette.get(back) ?? '');

    it.each(textPairs)(`have a contrast of 4.5:1 or more for %s on %s (${scheme})`, (front, back) => {
      expect(ratio([front, back])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controlPairs)(`have a contrast of 3:1 or more for %s on %s (${scheme})`, (front, back) => {
      expect(ratio([front, back])).toBeGreaterThanOrEqual(3);
    });
  }

  // In light mode, a border separates a box from its background. In dark mode, a border alone has too little
  // contrast.
  it.each([
    ...pairs(
      ['surface', 'sunk', 'band', 'error-ground', 'info-ground', 'success-ground', 'warning-ground'],
      ['paper', 'surface'],
    ).filter(([box, ground]) => box !== ground),
    // The footer follows the last section.
    ['band', 'sunk'] as const,
  ])('have a contrast of 1.2:1 or more for a box of %s on %s (dark)', (box, ground) => {
    expect(contrast(dark.get(box) ?? '', dark.get(ground) ?? '')).toBeGreaterThanOrEqual(1.2);
  });

  it('are measured correctly for known contrast ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
