import { type ReactNode, useEffect, useId, useRef } from 'react';
import { narrowQuery } from '@/shared/lib/media-queries';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/**
 * A record beside its list. From 1440 px up it narrows the list, below it covers the list, and up to 768 px it is
 * a full page, which takes the focus. Escape closes it.
 */
export const SidePanel = ({ title, children, onClose, closeLabel }: SidePanelProps) => {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // Beside the list the focus stays there, so that J and K move on.
    if (!window.matchMedia(narrowQuery).matches) return;
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  );
};
