import type { MethodPart } from '@/content/pages/fundraising';
import type { LineArt } from './line-drawing';

const round = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0`;
const size = [160, 104] as const;
const head = (r: number) => `a${r} ${r} 0 1 1 .1 0`;

/**
 * Drawings of the six parts of the fundraising method. Each line is at a height of 100 and runs past both
 * sides.
 */
export const methodDrawings: Readonly<Record<MethodPart['id'], LineArt>> = {
  plan: {
    size,
    line: 'M-2400 100 H40 V34 H60 V25 V42 V34 H100 V25 V42 V34 H120 V100 H2560',
    detail: 'M40 50 H120 M54 64 h6 M77 64 h6 M100 64 h6 M54 82 h6 M76 82 l5 5 10 -12',
    flat: round(98, 60, 36),
  },
  pipeline: {
    size,
    line: 'M-2400 100 H71 V72 L38 38 H122 L89 72 V100 H2560',
    detail:
      'M56 27 a2 2 0 1 0 .1 0 M80 20 a2 2 0 1 0 .1 0 M104 27 a2 2 0 1 0 .1 0 M68 28 a2 2 0 1 0 .1 0 M92 29 a2 2 0 1 0 .1 0 M56 52 H104 M80 82 a2 2 0 1 0 .1 0 M80 92 a2 2 0 1 0 .1 0',
    flat: round(62, 56, 36),
  },
  connectors: {
    size,
    line: 'M-2400 100 H56 L86 92 V36 L56 26 V100 V26 H112 V100 H2560',
    detail: 'M79 64 v5',
    flat: round(98, 60, 36),
  },
  outreach: {
    size,
    line:
      'M-2400 100 H24 C50 100 64 94 70 75 L42 60 L126 24 L102 90 L70 75 L126 24 L102 90 ' +
      'C106 97 116 100 130 100 H2560',
    detail: 'M30 78 h16 M22 64 h12',
    flat: round(76, 54, 36),
  },
  team: {
    size,
    line:
      `M-2400 100 H24 C24 84 33 76 46 75 ${head(13)} C54 76 57 78 59 80 C62 68 70 63 80 62 ${head(15)} ` +
      `C90 63 98 68 101 80 C103 78 106 76 114 75 ${head(13)} C127 76 136 84 136 100 H2560`,
    flat: round(80, 60, 38),
  },
  donors: {
    size,
    line: 'M-2400 100 H80 C60 86 42 72 42 53 C42 34 68 30 80 50 C92 30 118 34 118 53 C118 72 100 86 80 100 H2560',
    detail: 'M53 54 c0 -7 4 -11 10 -11',
    flat: round(100, 58, 36),
  },
};
