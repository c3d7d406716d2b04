import styles from '@/shared/ui/graphics/drawings.module.css';

/* The line, in order: table edge, first person from elbow to hand, the letter, the second person, table
   edge. The table extends far past both sides, and the page clips it. */
const line = [
  'M-2400 418 H3040 H58',
  // First person: back, neck, head with a bun, face, chest, arm to the letter.
  'C52 352 66 284 118 262 C136 254 146 248 147 232',
  'C120 226 108 196 118 168 C104 160 100 140 114 130 C130 120 148 130 148 146',
  'C174 142 196 158 197 184 C198 194 206 200 205 205 C204 209 198 208 197 212 C196 230 186 238 170 236',
  'C170 250 176 258 190 266 C214 280 222 322 236 362 C246 390 266 402 288 406',
  // The letter on the table.
  'L320 372 L410 368 L388 412 L288 418 L320 372 L352 394 L410 368 L388 412',
  // Second person: arm, chest, face, head, back.
  'C412 406 424 390 432 362 C442 314 452 280 474 266 C484 258 488 250 487 236',
  'C470 236 460 226 460 210 C460 206 454 205 453 201 C452 196 460 190 461 180 C464 146 496 132 524 146',
  'C552 160 550 206 522 226 C512 232 510 236 510 240 C512 252 522 258 538 264 C588 284 600 352 590 418',
  'H640',
].join(' ');

const detail =
  'M465 188 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 M483 186 L516 180 C524 184 522 198 514 198 ' +
  'M158 180 C150 176 146 190 156 195 M188 186 C191 183 194 183 196 185 ' +
  'M186 336 C180 362 184 394 196 418 M472 336 C478 362 474 396 462 418';

/**
 * Draws two people at a table with a letter between them, in one line. Decorative. Its lower edge is the
 * table. The container must clip it at the sides.
 */
export const TableDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 640 419" aria-hidden="true" focusable="false">
    <path className={styles.flat} d="M128 418 a198 198 0 0 1 396 0 z" />
    <path className={styles.detail} d={detail} />
    <path className={`${styles.line} ${styles.draws}`} d={line} pathLength="1" />
  </svg>
);
