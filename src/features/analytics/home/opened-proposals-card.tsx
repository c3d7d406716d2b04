import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { shortDate } from '@/shared/lists/short-date';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { can } from '../policy';
import { events, latestEvents } from '../queries';
import { openedTexts as texts } from './opened-texts';
import styles from './opened-proposals-card.module.css';

const listed = 5;

interface OpenedProposalsCardProps {
  readonly actor: Actor;
  /** The address of the analytics viewer. */
  readonly to: string;
}

/** The proposals that clients have opened last; nothing for whoever may not see what visitors do. */
export const OpenedProposalsCard = ({ actor, to }: OpenedProposalsCardProps) =>
  can(actor, 'event.list') && <Opened to={to} />;

const Opened = ({ to }: { readonly to: string }) => {
  const { live, retry } = useWatch(watchList(events, latestEvents({}, listed, ['proposal_access'])));
  return (
    <Widget title={texts.title}>
      <LiveView live={live} retry={retry} {...homeCardTexts}>
        {({ documents }) =>
          documents.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className={styles.items}>
              {documents.map(({ id, parameters, timestamp }) => (
                <li key={id} className={styles.item}>
                  <Link to={to} dir="auto">
                    {parameters['client_name'] || texts.someone}
                  </Link>
                  <span className={styles.about}>
                    {parameters['proposal_type']}
                    {timestamp && <time title={formatDateTime(timestamp)}>{shortDate(timestamp)}</time>}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LiveView>
      <p>
        <Link to={to}>{texts.all}</Link>
      </p>
    </Widget>
  );
};
