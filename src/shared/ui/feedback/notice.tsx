import type { ReactNode } from 'react';
import { Icon, type IconName } from '../graphics/icons';
import styles from './notice.module.css';
import { VisuallyHidden } from '../visually-hidden';

/** What a message is about. */
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
  /** `false` where the notice is part of the page from the start, or sits in a live region already. */
  readonly announce?: boolean;
}

/**
 * A message with an icon and a visually hidden word for its tone; errors are announced at once, the rest politely.
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
