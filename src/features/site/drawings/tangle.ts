import type { LineArt } from './line-drawing';

/** A tangle that comes out as one straight line with three knots. */
export const tangleDrawing: LineArt = {
  size: [640, 360],
  line:
    'M-2400 300 H20 C120 300 176 140 110 116 C44 94 34 214 136 232 C262 252 292 66 196 46 C104 28 92 196 196 258 ' +
    'C292 312 352 168 268 122 C186 80 116 226 240 282 C270 296 300 300 340 300 H388 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0 ' +
    'a14 14 0 0 1 28 0 H478 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0 a14 14 0 0 1 28 0 H568 a14 14 0 1 0 28 0 ' +
    'a14 14 0 1 0 -28 0 a14 14 0 0 1 28 0 H3040',
  flat: 'M60 170 a124 124 0 1 1 248 0 a124 124 0 1 1 -248 0',
};
