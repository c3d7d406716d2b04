import { errorPage } from '@/content/pages/error-page';
import { Button } from '@/shared/ui/buttons/button';
import styles from './error-page.module.css';

/** Renders the error page for code that could not be loaded, so it must not need further code. */
export const ErrorPage = () => (
  <div className={styles.page}>
    <title>{errorPage.title}</title>
    <div className={styles.text} role="alert">
      <h1>{errorPage.heading}</h1>
      <p className={styles.lead}>{errorPage.text}</p>
      <Button onClick={() => window.location.reload()}>{errorPage.action}</Button>
    </div>
  </div>
);
