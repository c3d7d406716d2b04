import type { LineArt } from './line-drawing';

/** A box of record cards with one raised. */
export const cardsDrawing: LineArt = {
  size: [640, 361],
  line:
    'M-2400 360 H110 V230 H150 V164 H178 V230 V96 H206 L220 74 H300 L314 96 H462 V230 ' +
    'V164 H490 V230 H530 V360 H110 V230 H530 V360 H3040',
  detail:
    'M214 130 a20 20 0 1 1 40 0 a20 20 0 1 1 -40 0 M204 182 C204 164 216 156 234 156 S264 164 264 182 M296 124 H420 ' +
    'M296 148 H400 M296 172 H428 M206 206 H428 M270 284 h100 v36 h-100 z M290 302 h60',
  flat: 'M330 150 a130 130 0 1 1 -.1 1 z',
};
