import { Link } from 'react-router-dom';
import { useWatch } from '@/shared/firebase/use-watch';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { requestTexts } from './request-errors';
import { dateLabel } from './request-labels';
import { pageSize, type RequestsSource } from './requests-source';
import styles from './waiting-requests-card.module.css';

interface WaitingRequestsCardProps {
  readonly source: Pick<RequestsSource, 'watch'>;
  /** The address of playbook management. */
  readonly to: string;
}

/** How many requests nobody has answered yet, following every change. */
export const WaitingRequestsCard = ({ source, to }: WaitingRequestsCardProps) => {
  const { live, retry } = useWatch(
    source.watch({ status: 'pending', sort: 'createdAt', direction: 'desc', limit: pageSize }),
  );

  return (
    <Widget title="Requests waiting">
      <LiveView
        live={live}
        retry={retry}
        loading="Loading requests…"
        failed={requestTexts.notFetched}
        timedOut={requestTexts.timedOut}
      >
        {({ documents, invalid }) => {
          const waiting = documents.length + invalid.length;
          const [newest] = documents;
          return (
            <>
              <p className={styles.count}>{waiting >= pageSize ? `${pageSize} or more` : waiting}</p>
              <p>
                {newest
                  ? `The newest is from ${newest.name}, ${dateLabel(newest.createdAt)}.`
                  : 'Every request has been answered.'}
              </p>
            </>
          );
        }}
      </LiveView>
      <p>
        <Link to={to}>Open Playbook Management</Link>
      </p>
    </Widget>
  );
};
