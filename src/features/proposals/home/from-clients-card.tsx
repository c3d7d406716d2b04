import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { ShortTime } from '@/shared/lists/short-time';
import { Stack } from '@/shared/ui/layout/stack';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { allVisits } from '../collections';
import { latestNews } from '../queries';
import type { Visit } from '../schema';
import { can } from '../policy';
import styles from './from-clients-card.module.css';
import { entryOf, type NewsEntry, slugOf } from './news';
import { OpenedByClients } from './opened-by-clients';
import { fromClientsTexts as texts } from './texts';
import { useArrivals, useMovingPointer } from './use-arrivals';
import { usePageNames } from './use-page-names';

const maxEntries = 8;

/**
 * Shows clients' choices, questions and openings live. Renders nothing for people without permission to read
 * visits.
 */
export const FromClientsCard = ({ actor }: { readonly actor: Actor }) =>
  can(actor, 'visit.list') && <LiveNews />;

const LiveNews = () => {
  const { live, retry } = useWatch(watchList(allVisits, latestNews(maxEntries)));
  return (
    <Widget title={texts.title}>
      <LiveView live={live} retry={retry} {...homeCardTexts}>
        {({ documents }, { fromServer }) => <News visits={documents} fromServer={fromServer} />}
      </LiveView>
      <OpenedByClients />
      <p>
        <Link to={workspacePaths.adminProposals}>{texts.all}</Link>
      </p>
    </Widget>
  );
};

interface NewsProps {
  readonly visits: readonly WithId<Visit>[];
  readonly fromServer: boolean;
}

const News = ({ visits, fromServer }: NewsProps) => {
  const { isMoving, handlers } = useMovingPointer();
  const { names, isSettled } = usePageNames(visits);
  const settled = visits.filter((visit) => isSettled(visit));
  const { shown, waiting, isNew } = useArrivals(settled, {
    isHeld: isMoving,
    isConfirmed: fromServer && settled.length === visits.length,
  });
  const entry = (visit: WithId<Visit>) => entryOf(visit, names.get(slugOf(visit)));
  const newest = settled.find((visit) => isNew(visit));
  return (
    <Stack gap={2} {...handlers}>
      <p className={styles.about}>{waiting.length > 0 ? texts.waiting(waiting.length) : texts.note}</p>
      <div className={styles.space}>
        {visits.length === 0 && fromServer && <p>{texts.none}</p>}
        {visits.length > 0 && settled.length === 0 && (
          <DelayedLoading>{homeCardTexts.loading}</DelayedLoading>
        )}
        <ul className={styles.entries}>
          {shown.map((visit) => (
            <Entry key={visit.id} entry={entry(visit)} isNew={isNew(visit)} />
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <output>{newest && announcement(entry(newest))}</output>
      </VisuallyHidden>
    </Stack>
  );
};

const announcement = ({ sentence, message, page }: NewsEntry): string =>
  `${texts.announced(sentence, page)} ${message}`.trim();

const Entry = ({ entry, isNew }: { readonly entry: NewsEntry; readonly isNew: boolean }) => {
  const { sentence, message, isQuote, page, at, to } = entry;
  return (
    <Stack as="li" gap={1} className={styles.entry}>
      <span className={styles.line}>
        <Link to={to} className={styles.sentence} dir="auto">
          {sentence}
        </Link>
        {isNew && <span className={styles.mark}>{texts.isNew}</span>}
      </span>
      {message !== '' && (
        <span className={styles.words} dir="auto" title={message}>
          {isQuote ? <q>{message}</q> : message}
        </span>
      )}
      <span className={styles.about}>
        <bdi>{page}</bdi>
        {at && (
          <>
            {' · '}
            <ShortTime time={at} />
          </>
        )}
      </span>
    </Stack>
  );
};
