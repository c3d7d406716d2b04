import drawings from '@/shared/ui/graphics/drawings.module.css';
import styles from './post.module.css';

const stroke = 'c20 0 34 -12 32 -26 c-2 -13 -22 -11 -22 7 c0 13 9 19 22 19';

/** Draws a line that starts as handwriting and ends in the pen that writes it. Decorative. */
export const PenDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 256 104" aria-hidden="true" focusable="false">
    <circle className={drawings.flat} cx="200" cy="56" r="38" />
    <path
      className={drawings.line}
      d={`M-2400 100 H8 ${stroke} ${stroke} ${stroke} ${stroke} c10 0 18 -3 26 -8 L170 70 L222 10 C226 5 232 5 236 9 C241 13 241 19 237 24 L185 83 L162 92`}
    />
    <path className={drawings.detail} d="M170 70 L185 83 M214 20 L229 33" />
  </svg>
);
