import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatNumber } from '@/shared/i18n/format';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { ExpandableText } from '@/shared/ui/workspace/expandable-text';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { notes } from '../collections';
import { maxRecentTasks, recentTasks } from '../queries';
import type { Note } from '../schema';
import { noteTexts } from '../texts';
import { timeOf } from '../timer';
import { HomeTimers } from '../timers/home-timers';
import { shortDuration } from './duration';
import styles from './home-cards.module.css';
import { homeNoteTexts as texts } from './texts';

/** The number of tasks that the card lists (WRK-095). */
const listed = 3;
const days = 7;

interface TasksSummaryCardProps {
  readonly actor: Actor;
  /** The URL of the notes hub. */
  readonly hub: string;
}

const none: readonly WithId<Note>[] = [];

const statusOf = ({ isCompleted, status }: Note): string =>
  isCompleted ? texts.completed : texts.status[status];

/**
 * Shows the tasks of the last seven days, the time spent on them, and the running timers (WRK-093 to
 * WRK-099).
 */
export const TasksSummaryCard = ({ actor, hub }: TasksSummaryCardProps) => {
  // Keep one time for all renders, because a new time would start a new query.
  const [now] = useState(() => new Date());
  const since = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, now.getHours());
  const { live, retry } = useWatch(watchList(notes, recentTasks(actor, since)));
  const stored = 'data' in live && live.data ? live.data.documents : none;
  const tasks = useWithPendingChanges(notes, stored).filter(
    ({ category, isArchived }) => category === 'task' && !isArchived,
  );
  const spent = tasks.reduce((sum, { timerData }) => sum + timeOf(timerData, now), 0);

  return (
    <Widget title={texts.summary}>
      <LiveView live={live} retry={retry} {...homeCardTexts}>
        {(_, { fromServer }) => (
          <>
            <Row as="dl" gap={5} className={styles.counts}>
              <div>
                <dt>{texts.tasks}</dt>
                <dd>
                  {stored.length >= maxRecentTasks
                    ? texts.capped(maxRecentTasks)
                    : formatNumber(tasks.length)}
                </dd>
              </div>
              <div>
                <dt>{texts.timeSpent}</dt>
                <dd>{shortDuration(spent)}</dd>
              </div>
            </Row>
            {tasks.length === 0 ? (
              fromServer && <p>{texts.noTasks}</p>
            ) : (
              <Stack as="ul" gap={0}>
                {tasks.slice(0, listed).map((task) => (
                  <Stack as="li" gap={1} key={task.id} className={styles.item}>
                    <div className={styles.head}>
                      <h3 className={styles.title} dir="auto">
                        <Link to={`${hub}?${new URLSearchParams({ filterType: 'all', open: task.id })}`}>
                          {noteTexts.titleOf(task.title)}
                        </Link>
                      </h3>
                      <span className={styles.spent}>{shortDuration(timeOf(task.timerData, now))}</span>
                    </div>
                    <p className={styles.about}>{statusOf(task)}</p>
                    <ExpandableText text={plainTextOf(task.content, task.contentType) || texts.noContent} />
                  </Stack>
                ))}
              </Stack>
            )}
          </>
        )}
      </LiveView>
      <HomeTimers actor={actor} hub={hub} />
    </Widget>
  );
};
