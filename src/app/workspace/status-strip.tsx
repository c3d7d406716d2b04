import { type ReactNode, useEffect, useState } from 'react';
import { workspace } from '@/content/frame/workspace';
import { useOnline } from '@/shared/hooks/use-online';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './status-strip.module.css';

const texts = workspace.connection;

/** The time in ms that "back online" is shown. */
export const backOnlineMs = 5_000;

type Shown = 'nothing' | 'lost' | 'back';

interface StatusStripProps {
  /** The list of pending changes. It renders nothing if there are none. */
  readonly children?: ReactNode;
}

/**
 * Renders the line below the header about a lost connection and pending changes. Otherwise it is empty. Its
 * live region is always present, because screen readers announce only what is added to one.
 */
export const StatusStrip = ({ children }: StatusStripProps) => {
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
    <div className={styles.place}>
      <output className={styles.connection}>
        {shown === 'lost' && (
          <span data-line className={`${styles.strip} ${styles.lost}`}>
            <Icon name="warning" />
            <span className={styles.text}>
              <strong>{texts.lostTitle}</strong> {texts.lost}
            </span>
            <button type="button" className={styles.hide} onClick={() => setShown('nothing')}>
              {texts.hide}
            </button>
          </span>
        )}
        {shown === 'back' && (
          <span data-line className={`${styles.strip} ${styles.back}`}>
            <Icon name="check" />
            <span className={styles.text}>{texts.back}</span>
          </span>
        )}
      </output>
      {children}
    </div>
  );
};
