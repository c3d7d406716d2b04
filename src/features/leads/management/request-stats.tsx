import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './request-stats.module.css';
import type { RequestCounts } from './requests-source';
import type { CountsState } from './use-request-counts';

const stats: readonly { readonly label: string; readonly of: keyof RequestCounts }[] = [
  { label: 'Total Requests', of: 'total' },
  { label: 'Pending', of: 'pending' },
  { label: 'Completed', of: 'completed' },
];

/** Counts over everything stored, tied together by the thread. */
export const RequestStats = ({ counts, failed }: CountsState) => (
  <div>
    <dl className={styles.stats}>
      {stats.map(({ label, of }) => (
        <div key={of} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{counts === undefined ? <Unknown failed={failed} /> : counts[of].toLocaleString()}</dd>
        </div>
      ))}
    </dl>
    <output className={styles.failure}>
      {failed && 'The counts could not be loaded. Refresh to try again.'}
    </output>
  </div>
);

const Unknown = ({ failed }: { readonly failed: boolean }) => (
  <>
    <span aria-hidden="true">{failed ? '–' : '…'}</span>
    <VisuallyHidden>{failed ? 'not known' : 'loading'}</VisuallyHidden>
  </>
);
