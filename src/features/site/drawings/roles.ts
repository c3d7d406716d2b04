import type { Persona } from '@/content/pages/solutions';
import type { LineArt } from './line-drawing';

/** The head and shoulders, as part of the line. */
const bust =
  'M-2400 100 H40 C40 80 52 72 70 68 V61 C56 56 56 24 80 24 C104 24 104 56 90 61 V68 C108 72 120 80 120 100 H2560';

const role = (detail: string, cx: number): LineArt => ({
  size: [160, 104],
  line: bust,
  detail,
  flat: `M${cx - 36} 60 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0`,
});

/** Drawings of eight people on one line. Clothes and objects distinguish them. */
export const roleDrawings: Readonly<Record<Persona['id'], LineArt>> = {
  // A jacket with a tie.
  'executive-director': role(
    'M70 68 L80 82 L90 68 M80 82 l-4 5 4 13 4 -13 -4 -5 M64 38 C74 34 84 34 96 38',
    100,
  ),
  // Long hair.
  'development-director': role(
    'M62 78 C54 58 54 22 80 20 C106 22 106 58 98 78 M64 42 C76 42 86 38 90 30',
    60,
  ),
  // A telephone at the ear.
  'gift-officer': role(
    'M98 34 c7 0 7 4 6 14 s-2 14 -8 13 M66 34 C72 28 84 27 94 32 M118 90 C126 80 120 66 106 58',
    64,
  ),
  // A pen behind the ear.
  'grant-writer': role('M92 48 L112 26 l4 4 -20 22 z M63 38 C66 28 82 24 96 34', 98),
  // Glasses.
  'database-manager': role(
    'M66 43 a6.5 6.5 0 1 0 13 0 a6.5 6.5 0 1 0 -13 0 M81 43 a6.5 6.5 0 1 0 13 0 a6.5 6.5 0 1 0 -13 0 M79 42 h2 M66 32 C74 26 86 26 94 32',
    60,
  ),
  // A bun, and earphones.
  'communications-manager': role(
    'M72 24 C66 14 76 8 82 10 C92 8 96 18 88 24 M60 46 C58 16 102 16 100 46 M57 40 h6 v12 h-6 z M97 40 h6 v12 h-6 z',
    100,
  ),
  // A lanyard with a badge.
  'programme-manager': role(
    'M68 69 L78 84 M92 69 L82 84 M74 84 h12 v13 h-12 z M78 90 h4 M63 40 C70 36 74 30 76 25',
    62,
  ),
  // A beard and a moustache.
  'board-treasurer': role(
    'M63 46 C64 68 96 68 97 46 M72 50 C76 47 79 48 80 50 C81 48 84 47 88 50 M70 68 L80 76 L90 68',
    98,
  ),
};
