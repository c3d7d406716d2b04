import type { ComponentType, FC } from 'react';
import { useOnline } from '@/shared/hooks/use-online';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { DelayedLoading, useDelayed } from '@/shared/ui/workspace/delayed-loading';
import type { LazyCode } from './code-once';
import { lazyCode } from './lazy-code';
import { type MissingProps, reloadPage } from './missing-part';
import { lazyTexts as texts } from './texts';
import { useLazyCode } from './use-lazy-code';

interface Closable {
  readonly onClose: () => void;
}

/** A dialog whose code is prefetched, or fetched when it is first opened. */
export interface LazyDialog<P extends Closable> extends FC<P> {
  readonly code: LazyCode<ComponentType<P>>;
}

/** The delay in ms before the loading dialog appears. */
const quietWaitMs = 500;

/**
 * Returns a dialog, form or detail whose code is loaded on demand. It does not suspend, so it opens without
 * delay if the code has arrived. If the code cannot be fetched, a small dialog says so, and the screen stays.
 */
export function lazyDialog<P extends Closable>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  const code = lazyCode(load);
  const Opened = (props: P) => {
    const { loaded: Loaded, failure, retry } = useLazyCode(code);
    if (Loaded) return <Loaded {...props} />;
    if (failure === undefined) return <ArrivingDialog onClose={props.onClose} />;
    return <MissingDialog failure={failure} retry={retry} onClose={props.onClose} />;
  };
  return Object.assign(Opened, { code });
}

/** Shows on a slow connection that the press was noticed. */
const ArrivingDialog = ({ onClose }: Closable) =>
  useDelayed(true, quietWaitMs) && (
    <Dialog open onClose={onClose} title={texts.opening}>
      <DelayedLoading />
      <CloseButton onClose={onClose} />
    </Dialog>
  );

const MissingDialog = ({ failure, retry, onClose }: MissingProps & Closable) => {
  const isOnline = useOnline();
  const isStuck = isOnline && failure === 'failed-again';
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button small onClick={retry}>
            {texts.retry}
          </Button>
          {isStuck && (
            <Button variant="quiet" small onClick={reloadPage}>
              {texts.reload}
            </Button>
          )}
          <CloseButton onClose={onClose} />
        </>
      }
    >
      <p role="alert">{isStuck ? texts.failedAgain : isOnline ? texts.failed : texts.offline}</p>
    </Dialog>
  );
};

const CloseButton = ({ onClose }: Closable) => (
  <Button variant="quiet" small onClick={onClose}>
    {texts.close}
  </Button>
);
