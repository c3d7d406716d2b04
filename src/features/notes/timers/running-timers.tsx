import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Panel } from '@/shared/ui/layout/panel';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { notes } from '../collections';
import { authorOf } from '../people';
import { can } from '../policy';
import { runningTimers } from '../queries';
import type { Note } from '../schema';
import { noteTexts } from '../texts';
import { timerTexts } from './texts';
import { TimerControl } from './timer-control';
import styles from './timers.module.css';

interface RunningTimersProps {
  readonly actor: Actor;
  /** Returns the URL of a note. */
  readonly addressOf: (id: string) => string;
  readonly onStop: (note: WithId<Note>) => void;
  /** Notes with recent changes that the list may not contain yet. */
  readonly also?: readonly WithId<Note>[];
}

const none: readonly WithId<Note>[] = [];

/** Lists the running timers, each with a Stop button (WRK-328, WRK-329, WRK-099). */
export const RunningTimerList = ({ actor, addressOf, onStop, also = none }: RunningTimersProps) => {
  const { live, retry } = useWatch(watchList(notes, runningTimers(actor)));
  const stored = 'data' in live && live.data ? live.data.documents : none;
  const known = new Set(stored.map(({ id }) => id));
  // Include timers just started here, which the query does not return yet.
  const all = useWithPendingChanges(notes, stored);
  const running = [...all, ...also.filter(({ id }) => !known.has(id))].filter(
    (note) => note.timerData?.isRunning && can(actor, 'note.update', note),
  );
  return (
    <LiveView live={live} retry={retry} loading={timerTexts.loading} failed={timerTexts.notLoaded}>
      {() =>
        running.length === 0 ? (
          <p>{timerTexts.none}</p>
        ) : (
          <ul className={styles.rows}>
            {running.map((note) => (
              <li key={note.id} className={styles.row}>
                <span dir="auto">
                  <Link to={addressOf(note.id)}>{noteTexts.titleOf(note.title)}</Link>
                  {note.createdBy !== actor.uid && (
                    <span className={styles.who}> {authorOf(note, actor.uid)}</span>
                  )}
                </span>
                <TimerControl note={note} onToggle={() => onStop(note)} />
              </li>
            ))}
          </ul>
        )
      }
    </LiveView>
  );
};

/** Renders the panel of running timers below the notes (WRK-328). */
export const RunningTimersPanel = (props: RunningTimersProps) => {
  const headingId = useId();
  return (
    <Panel
      as="section"
      gap={2}
      className={styles.running}
      aria-labelledby={headingId}
      head={<h2 id={headingId}>{timerTexts.running}</h2>}
    >
      <RunningTimerList {...props} />
    </Panel>
  );
};
