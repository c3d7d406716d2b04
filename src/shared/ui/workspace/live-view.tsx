import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import type { Live } from '@/shared/firebase/live/live';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './live-view.module.css';
import { DelayedLoading, useDelayed } from './delayed-loading';
import { screenTexts } from './texts';

/** The delay in ms before a note says that the server has not confirmed the shown data. */
export const staleDelayMs = 2_000;

interface LiveViewProps<T> {
  readonly live: Live<T>;
  readonly retry: () => void;
  /** "Loading requests…" */
  readonly loading: string;
  /** The first line of a failure: "Failed to fetch requests". */
  readonly failed: string;
  /** Replaces `failed` if the server did not answer in time. */
  readonly timedOut?: string;
  /** The label of the retry button. A general text by default. */
  readonly retryLabel?: string;
  readonly children: (data: T, state: { readonly fromServer: boolean }) => ReactNode;
}

/**
 * Renders live data in every state, with one look for all screens. Shows a delayed loading text, a refusal,
 * or a failure with its reason, a retry button and the previous data. Otherwise shows the data, with a note
 * if the server takes long to confirm them.
 */
export const LiveView = <T,>({
  live,
  retry,
  loading,
  failed,
  timedOut,
  retryLabel,
  children,
}: LiveViewProps<T>) => {
  const isStaleLong = useDelayed(live.status === 'ready' && !live.fromServer, staleDelayMs);

  if (live.status === 'loading') return <DelayedLoading>{loading}</DelayedLoading>;
  if (live.status === 'denied')
    return <Failure title={failed} advice={screenTexts.denied} onRetry={retry} retryLabel={retryLabel} />;
  if (live.status === 'failed') {
    const title = live.reason === 'timeout' ? (timedOut ?? failed) : failed;
    return (
      <>
        <Failure
          title={title}
          advice={screenTexts.failed[live.reason]}
          onRetry={retry}
          retryLabel={retryLabel}
        />
        {live.data !== undefined && children(live.data, { fromServer: false })}
      </>
    );
  }
  return (
    <>
      {isStaleLong && (
        <div className={styles.stale}>
          <Notice tone="info">
            <p className={styles.note}>{screenTexts.notConfirmed}</p>
          </Notice>
        </div>
      )}
      {children(live.data, { fromServer: live.fromServer })}
    </>
  );
};

interface FailureProps {
  readonly title: string;
  readonly advice: string;
  readonly onRetry: () => void;
  readonly retryLabel: string | undefined;
}

const Failure = ({ title, advice, onRetry, retryLabel }: FailureProps) => (
  <Notice tone="error">
    <div className={styles.failure}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
      </div>
      <Button variant="quiet" small onClick={onRetry}>
        {retryLabel ?? screenTexts.tryAgain}
      </Button>
    </div>
  </Notice>
);
