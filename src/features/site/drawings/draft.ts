import type { LineArt } from './line-drawing';

/** A typed sheet on a desk, and the pen that signs it. */
export const draftDrawing: LineArt = {
  size: [640, 361],
  line: 'M-2400 360 H150 L186 70 H420 L402 212 L532 82 L560 110 L424 246 L384 260 L398 220 L402 212 L384 360 H150 H3040',
  detail:
    'M214 114 H384 M210 144 H372 M206 174 H380 M203 204 H340 M199 234 H330 M398 220 L424 246 M510 104 L538 132 ' +
    'M190 314 C204 280 220 284 214 308 C210 328 232 300 246 296 C258 294 246 316 260 312 C290 300 330 296 384 260',
  flat: 'M290 360 a150 150 0 0 1 300 0 z',
};
