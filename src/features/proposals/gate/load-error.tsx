import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './gate.module.css';
import { gateTexts as texts } from './texts';

/** Shows that the database was unreachable. This says nothing about the typed credentials (PRO-Q10). */
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
