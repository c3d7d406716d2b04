import styles from './loading.module.css';

/** An open ring of the thread, turning; still under reduced motion. Decorative: words say what is going on. */
export const Spinner = () => (
  <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
  </svg>
);

/** Says, on screen and aloud, that something is on its way. */
export const Loading = ({ children = 'Loading…' }: { readonly children?: string }) => (
  <output className={styles.loading}>
    <Spinner />
    {children}
  </output>
);

/** Stands where a page will be while it is fetched. */
export const LoadingView = () => (
  <div className={styles.view}>
    <Loading />
  </div>
);
