import styles from './mark.module.css';

/** The pen's way through A, C and F, in a box of 132 × 60; bars are drawn there and back, so it never lifts. */
export const markPath =
  'M4 54 L22 8 L32.5 35 H12 H32.5 L40 54 H62 C48 54 42 44 42 31 C42 17 51 8 63 8 C69 8 74 10 78 14 C74 10 69 8 63 8 ' +
  'C51 8 42 17 42 31 C42 44 48 54 62 54 H84 C92 54 96 50 96 42 V31 H114 H96 V20 C96 12 100 8 108 8 H122';

/** The mark: one line that writes A, C and F, with a knot at its end. Speaks its name unless `decorative`. */
export const Mark = ({ decorative = false }: { readonly decorative?: boolean }) => (
  <svg
    className={styles.mark}
    viewBox="0 0 132 60"
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'ACF' })}
  >
    <path d={markPath} />
    <circle className={styles.knot} cx="122" cy="8" r="6" />
  </svg>
);
