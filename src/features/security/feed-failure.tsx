import type { DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { Notice } from '@/shared/ui/feedback/notice';
import type { SecurityEvent } from './schema';
import { securityTexts as texts } from './texts';
import styles from './security.module.css';

interface FeedFailureProps {
  readonly live: Live<DocumentList<SecurityEvent>>;
  readonly isRefreshing: boolean;
}

/** Shows which action failed and what the person can try (WRK-502, WRK-Q134). */
export const FeedFailure = ({ live, isRefreshing }: FeedFailureProps) => {
  if (live.status !== 'failed' && live.status !== 'denied') return null;
  const reason = live.status === 'denied' ? 'denied' : live.reason;
  const isShown = live.status === 'failed' && live.data !== undefined;
  const title = isRefreshing
    ? texts.notRefreshed
    : isShown
      ? texts.monitoring(texts.reasons[reason])
      : texts.notLoaded;
  return (
    <Notice tone="error">
      <p className={styles.failed}>{title}</p>
      <p>{texts.hintsTitle}</p>
      <ul>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  );
};
