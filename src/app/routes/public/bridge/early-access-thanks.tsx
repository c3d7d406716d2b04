import { earlyAccessThanks } from '@/content/pages/early-access';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import styles from './early-access-page.module.css';

/** What replaces the application once it is saved (PUB-147, PUB-148). */
export const EarlyAccessThanks = () => (
  <div className={styles.thanks}>
    <h3>{earlyAccessThanks.heading}</h3>
    <p>{earlyAccessThanks.text}</p>
    <ButtonLink to={paths.home}>{earlyAccessThanks.action}</ButtonLink>
  </div>
);
