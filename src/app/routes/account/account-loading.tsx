import { Loading } from '@/shared/ui/feedback/loading';
import styles from './account-page.module.css';

/** Stands where the account's heading will, while its code is loading; light, since the table of all pages holds it. */
export const AccountLoading = () => (
  <div className={styles.page}>
    <div className={styles.columns}>
      <div className={styles.head}>
        <Loading />
      </div>
    </div>
  </div>
);
