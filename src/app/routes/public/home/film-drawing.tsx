import styles from '@/shared/ui/graphics/drawings.module.css';

/* The way of the pen: table edge, mug, laptop, a pile of letters, table edge; past both sides, for the page to cut. */
const line =
  'M-2400 316 H34 V252 H84 V264 C108 258 108 302 84 298 V316 H34 H104 L142 272 V76 C142 66 148 60 158 60 ' +
  'H482 C492 60 498 66 498 76 V272 H142 H498 L536 316 H552 V300 H558 V284 H614 V300 H558 H622 V316 H3040';

const detail =
  'M48 236 c-8 -10 8 -16 0 -28 M68 236 c-8 -10 8 -16 0 -28 M558 284 L586 294 L614 284 M282 294 H358';

/** A laptop open on a table between a mug and the letters of the week; decorative. */
export const FilmDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
    <circle className={styles.flat} cx="462" cy="112" r="112" />
    <path className={styles.detail} d={detail} />
    <path className={styles.line} d={line} />
  </svg>
);
