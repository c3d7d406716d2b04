import { Notice } from '@/shared/ui/feedback/notice';
import styles from './opened.module.css';
import { openedTexts as texts } from './texts';

/** An opened page whose content this version of the site cannot read. */
export const Unreadable = () => (
  <main className={styles.unreadable}>
    <Notice tone="error">
      <p>{texts.unreadable}</p>
    </Notice>
  </main>
);
