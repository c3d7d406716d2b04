import { useEffect, useRef } from 'react';
import { ChunkLoadError } from '@/app/lazy-page';
import { workspace } from '@/content/frame/workspace';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { useOnline } from '@/shared/hooks/use-online';
import { Notice } from '@/shared/ui/feedback/notice';
import { Screen } from '@/shared/ui/workspace/screen';
import styles from './screen-failure.module.css';

const texts = workspace.failure;

interface ScreenFailureProps {
  readonly error: Error;
  /** Renders the screen again. */
  readonly retry: () => void;
  /** The URL of the area's home. */
  readonly home: string;
  readonly refresh?: () => void;
}

const refreshPage = (): void => window.location.reload();

/**
 * Replaces a screen that threw or whose code did not load. Offline, it waits for the connection, because a
 * reload would lose the frame too.
 */
export const ScreenFailure = ({ error, retry, home, refresh = refreshPage }: ScreenFailureProps) => {
  const isOnline = useOnline();
  const isMissing = error instanceof ChunkLoadError;
  const waited = useRef(false);

  useEffect(() => {
    if (!isOnline) waited.current = true;
    else if (isMissing && waited.current) retry();
  }, [isOnline, isMissing, retry]);

  const title = isMissing ? texts.missingTitle : texts.thrownTitle;
  const text = isMissing && !isOnline ? texts.offline : isMissing ? texts.missing : texts.thrown;
  return (
    <Screen title={title} documentTitle={title}>
      <div className={styles.panel}>
        <Notice tone="error">
          <p className={styles.text}>{text}</p>
        </Notice>
        <div className={styles.actions}>
          {isMissing && isOnline ? (
            <Button small onClick={refresh}>
              {texts.refresh}
            </Button>
          ) : (
            <Button small onClick={retry}>
              {texts.tryAgain}
            </Button>
          )}
          <ButtonLink to={home} variant="quiet" small>
            {texts.home}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
};
