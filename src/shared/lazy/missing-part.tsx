import { useOnline } from '@/shared/hooks/use-online';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './missing-part.module.css';
import { lazyTexts as texts } from './texts';

export interface MissingProps {
  readonly failure: 'failed' | 'failed-again';
  readonly retry: () => void;
}

/**
 * Reloads the document, because some browsers cache a failed import until then. The browser asks about
 * unsaved text.
 */
export const reloadPage = (): void => window.location.reload();

/** Renders the failure message of a component whose code could not be fetched. */
export const MissingPart = ({
  failure,
  retry,
  text = texts.partFailed,
}: MissingProps & { readonly text?: string | undefined }) => {
  const isOnline = useOnline();
  const isStuck = isOnline && failure === 'failed-again';
  return (
    <Notice tone="error">
      <p>{isStuck ? texts.failedAgain : isOnline ? text : texts.partOffline}</p>
      <p className={styles.actions}>
        <Button variant="quiet" small onClick={retry}>
          {texts.retry}
        </Button>
        {isStuck && (
          <Button variant="quiet" small onClick={reloadPage}>
            {texts.reload}
          </Button>
        )}
      </p>
    </Notice>
  );
};
