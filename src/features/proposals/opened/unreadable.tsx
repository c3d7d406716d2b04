import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './opened.module.css';
import { openedTexts as texts } from './texts';

/** Explains that this version of the site can't read an opened page's content. */
export const Unreadable = () => {
  const { email } = useSiteFacts();
  return (
    <main className={styles.unreadable}>
      <Notice tone="error">
        <p>{texts.unreadable(email)}</p>
      </Notice>
    </main>
  );
};
