import styles from './loading.module.css';

/**
 * The drawn line as an open ring, turning; still under reduced motion. Decorative: text beside it says what is
 * going on.
 */
export const Spinner = () => (
  <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
  </svg>
);

/** A spinner with its text, announced by screen readers. */
export const Loading = ({ children = 'Loading…' }: { readonly children?: string }) => (
  <output className={styles.loading}>
    <Spinner />
    {children}
  </output>
);

/** The placeholder of a page while its code is fetched. */
export const LoadingView = () => (
  <div className={styles.view}>
    <Loading />
  </div>
);
