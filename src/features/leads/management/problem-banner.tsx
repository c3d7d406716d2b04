import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './problem-banner.module.css';
import { leadTexts } from './texts';
import type { Problem } from './use-lead-actions';

interface ProblemBannerProps {
  readonly problem: Problem | undefined;
  readonly onDismiss: () => void;
}

/** Shows a problem. It stays visible while the list scrolls, until it is dismissed or solved (WRK-529). */
export const ProblemBanner = ({ problem, onDismiss }: ProblemBannerProps) => (
  <div role="alert" className={styles.place}>
    {problem !== undefined && (
      <Notice tone="error" announce={false}>
        <div className={styles.banner}>
          <div>
            <p className={styles.text}>{problem.text}</p>
            {problem.detail !== undefined && <p>{problem.detail}</p>}
          </div>
          <Button variant="quiet" small onClick={onDismiss}>
            {leadTexts.dismiss}
          </Button>
        </div>
      </Notice>
    )}
  </div>
);
