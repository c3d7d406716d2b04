import { Link } from 'react-router-dom';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { ShortTime } from '@/shared/lists/short-time';
import { Stack } from '@/shared/ui/layout/stack';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { allVisits } from '../collections';
import { latestOpeningsOfAll } from '../queries';
import type { Visit } from '../schema';
import styles from './from-clients-card.module.css';
import { latestByReader, slugOf, visitedBy } from './news';
import { fromClientsTexts as texts } from './texts';
import { usePageNames } from './use-page-names';

/** The number of readers in the list. */
const maxReaders = 5;

/** Lists the readers with the latest openings, live. Each row links to the visits of that page. */
export const OpenedByClients = () => {
  const { live, retry } = useWatch(watchList(allVisits, latestOpeningsOfAll));
  return (
    <Stack as="section" gap={2} className={styles.opened} aria-labelledby="opened-by-clients">
      <h3 id="opened-by-clients" className={styles.heading}>
        {texts.opened}
      </h3>
      <div className={styles.openings}>
        <LiveView live={live} retry={retry} {...homeCardTexts}>
          {({ documents }, { fromServer }) =>
            documents.length === 0 ? fromServer && <p>{texts.openedNone}</p> : <Openings visits={documents} />
          }
        </LiveView>
      </div>
    </Stack>
  );
};

const Openings = ({ visits }: { readonly visits: readonly WithId<Visit>[] }) => {
  const latest = latestByReader(visits, maxReaders);
  const { names, isSettled } = usePageNames(latest);
  return (
    <ul className={styles.entries}>
      {latest
        .filter((visit) => isSettled(visit))
        .map((visit) => {
          const { name, page, to } = visitedBy(visit, names.get(slugOf(visit)));
          return (
            <li key={visit.id} className={styles.opening}>
              <Link to={to} className={styles.sentence} dir="auto">
                {name}
              </Link>
              <span className={styles.about}>
                <bdi>{page}</bdi>
                {visit.at && (
                  <>
                    {' · '}
                    <ShortTime time={visit.at} />
                  </>
                )}
              </span>
            </li>
          );
        })}
    </ul>
  );
};
