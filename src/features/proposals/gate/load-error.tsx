import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './gate.module.css';
import { gateTexts as texts } from './texts';

/** Says that the database was not reached, which says nothing about any entry (PRO-Q10). */
export const LoadError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.message}>
    <Notice tone="error">
      <p>{texts.notLoaded}</p>
      <Button variant="quiet" small onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  </div>
);
