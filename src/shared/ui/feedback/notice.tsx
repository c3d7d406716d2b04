import type { ReactNode } from 'react';
import { Icon, type IconName } from '../graphics/icons';
import styles from './notice.module.css';
import { VisuallyHidden } from '../visually-hidden';

/** The kind of a message. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

const marks: Record<Tone, { icon: IconName; word: string }> = {
  success: { icon: 'check', word: 'Done: ' },
  info: { icon: 'info', word: 'Note: ' },
  warning: { icon: 'warning', word: 'Warning: ' },
  error: { icon: 'error', word: 'Error: ' },
};

interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** False if the notice is on the page from the start, or already inside a live region. */
  readonly announce?: boolean;
}

/**
 * Renders a message with an icon and a visually hidden word for its tone. Screen readers announce errors at
 * once, and the other tones politely.
 */
export const Notice = ({ tone, children, announce = true }: NoticeProps) => {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={`${styles.notice} ${styles[tone]}`} {...(announce && { role })}>
      <Icon name={marks[tone].icon} />
      <div className={styles.text}>
        <VisuallyHidden>{marks[tone].word}</VisuallyHidden>
        {children}
      </div>
    </div>
  );
};
