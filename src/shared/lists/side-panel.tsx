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
 * Renders a record beside its list. From 1440 px up, it narrows the list. Below that, it covers the list. Up
 * to 768 px, it is a full page and takes the focus. Escape closes it.
 */
export const SidePanel = ({ title, children, onClose, closeLabel }: SidePanelProps) => {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    // Beside the list, the focus stays in the list, so that J and K still move.
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
