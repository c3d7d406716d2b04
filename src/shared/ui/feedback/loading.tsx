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

interface LoadingProps {
  readonly children?: string;
  /** Stands for the whole page: the static frame of the document stays over it (`src/app/start/start-frame.ts`). */
  readonly ofPage?: boolean;
}

/** A spinner with its text, announced by screen readers. */
export const Loading = ({ children = 'Loading…', ofPage = false }: LoadingProps) => (
  <output className={styles.loading} data-page-loading={ofPage || undefined}>
    <Spinner />
    {children}
  </output>
);

/** The placeholder of a page while its code is fetched. */
export const LoadingView = () => (
  <div className={styles.view}>
    <Loading ofPage />
  </div>
);
