import { useId } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { useNoteActions } from '../use-note-actions';
import { RunningTimerList } from './running-timers';
import { timerTexts } from './texts';

interface HomeTimersProps {
  readonly actor: Actor;
  /** The URL of the notes hub. */
  readonly hub: string;
}

/** Lists the running timers on the home screen, each with a Stop button (WRK-099). */
export const HomeTimers = ({ actor, hub }: HomeTimersProps) => {
  const headingId = useId();
  const { setTimer } = useNoteActions(actor);
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{timerTexts.running}</h3>
      <RunningTimerList
        actor={actor}
        addressOf={(id) => `${hub}?${new URLSearchParams({ filterType: 'all', open: id })}`}
        onStop={(note) => void setTimer(note, false)}
      />
    </section>
  );
};
