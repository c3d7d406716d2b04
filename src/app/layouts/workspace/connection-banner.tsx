import { useEffect, useState } from 'react';
import { workspace } from '@/content/workspace';
import { useOnline } from '@/shared/lib/use-online';
import { Notice } from '@/shared/ui/notice';
import styles from './connection-banner.module.css';

const words = workspace.connection;

/** How long "back online" stands. */
export const backOnlineMs = 5_000;

type Shown = 'nothing' | 'lost' | 'back';

/**
 * Says over the foot of the page, so that nothing moves, that the connection is lost and what still works; and
 * shortly that it is back. The region stands from the start, so that both are announced.
 */
export const ConnectionBanner = () => {
  const isOnline = useOnline();
  const [wasOnline, setWasOnline] = useState(true);
  const [shown, setShown] = useState<Shown>('nothing');

  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    setShown(isOnline ? 'back' : 'lost');
  }

  useEffect(() => {
    if (shown !== 'back') return undefined;
    const timer = setTimeout(() => setShown('nothing'), backOnlineMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <output className={styles.place}>
      {shown === 'lost' && (
        <div className={styles.banner}>
          <Notice tone="warning" announce={false}>
            <div className={styles.lost}>
              <p>
                <strong>{words.lostTitle}</strong> {words.lost}
              </p>
              <button type="button" className={styles.hide} onClick={() => setShown('nothing')}>
                {words.hide}
              </button>
            </div>
          </Notice>
        </div>
      )}
      {shown === 'back' && (
        <div className={styles.banner}>
          <Notice tone="success" announce={false}>
            <p>{words.back}</p>
          </Notice>
        </div>
      )}
    </output>
  );
};
