import { Button } from '@mantine/core';
import { Notice } from '@/shared/ui/notice';
import styles from './problem-banner.module.css';
import type { Problem } from './use-request-actions';

interface ProblemBannerProps {
  readonly problem: Problem | undefined;
  readonly onDismiss: () => void;
}

/** What went wrong, in sight wherever the list is scrolled to, until it is dismissed or solved. */
export const ProblemBanner = ({ problem, onDismiss }: ProblemBannerProps) => (
  <div role="alert" className={styles.place}>
    {problem !== undefined && (
      <Notice tone="error" announce={false}>
        <div className={styles.banner}>
          <div>
            <p className={styles.text}>{problem.text}</p>
            {problem.detail !== undefined && <p>{problem.detail}</p>}
          </div>
          <Button size="xs" variant="default" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      </Notice>
    )}
  </div>
);
