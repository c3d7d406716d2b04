import drawing from '@/shared/ui/graphics/drawings.module.css';

/*
 * The way of the pen: table edge, a person from elbow to hand, the notebook below it, the table again, the screen, table
 * edge. The table runs far past both sides, for the page to cut.
 */
const line = [
  'M-2400 418 H58',
  'C52 352 66 284 118 262 C136 254 146 248 147 232',
  'C120 226 108 196 118 168 C104 160 100 140 114 130 C130 120 148 130 148 146',
  'C174 142 196 158 197 184 C198 194 206 200 205 205 C204 209 198 208 197 212 C196 230 186 238 170 236',
  'C170 250 176 258 190 266 C214 280 222 322 236 362 C246 390 262 402 288 406 L276 418',
  'H372 L400 396 L432 218 C433 210 438 206 446 206 H604 C612 206 615 211 614 218 L584 396 H400 H584 L604 418 H3040',
].join(' ');

const detail =
  'M158 180 C150 176 146 190 156 195 M188 186 C191 183 194 183 196 185 M186 336 C180 362 184 394 196 418 ' +
  'M274 414 L310 368 M490 262 L546 300 L482 338 Z';

/** A person at a table who follows a video and takes notes, in one line; decorative. Its lower edge is the table, which its place must clip at the sides. */
export const WatchingDrawing = () => (
  <svg className={drawing.drawing} viewBox="0 100 640 319" aria-hidden="true" focusable="false">
    <circle className={drawing.flat} cx="516" cy="298" r="118" />
    <path className={drawing.detail} d={detail} />
    <path className={`${drawing.line} ${drawing.draws}`} d={line} pathLength="1" />
  </svg>
);
