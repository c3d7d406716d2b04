import { markPath } from './mark-path';
import styles from './mark.module.css';

/**
 * Renders the logo: one line that writes A, C and F, with a dot at its end. It has an accessible name unless
 * `decorative`.
 */
export const Mark = ({ decorative = false }: { readonly decorative?: boolean }) => (
  <svg
    className={styles.mark}
    viewBox="0 0 132 60"
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'ACF' })}
  >
    <path d={markPath} />
    <circle className={styles.knot} cx="124" cy="8" r="6" />
  </svg>
);
