import styles from './loading.module.css';

/**
 * Renders an open ring that turns, but stands still under reduced motion. Decorative, because the text beside
 * it says what is happening.
 */
export const Spinner = () => (
  <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
  </svg>
);

/** Renders a spinner with a text that screen readers announce. */
export const Loading = ({ children = 'Loading…' }: { readonly children?: string }) => (
  <output className={styles.loading}>
    <Spinner />
    {children}
  </output>
);

/** Renders the placeholder of a page while its code loads. */
export const LoadingView = () => (
  <div className={styles.view}>
    <Loading />
  </div>
);
