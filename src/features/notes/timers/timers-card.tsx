import type { Actor } from '@/shared/auth/actor';
import { Widget } from '@/shared/ui/workspace/widget';
import { useNoteActions } from '../use-note-actions';
import { RunningTimerList } from './running-timers';
import { timerTexts } from './texts';

interface TimersCardProps {
  readonly actor: Actor;
  /** The address of the notes hub. */
  readonly hub: string;
}

/** The timers that run, as a card of the home screen; each can be stopped there (WRK-099). */
export const TimersCard = ({ actor, hub }: TimersCardProps) => {
  const { setTimer } = useNoteActions(actor);
  return (
    <Widget title={timerTexts.running}>
      <RunningTimerList
        actor={actor}
        addressOf={(id) => `${hub}?${new URLSearchParams({ filterType: 'all', open: id })}`}
        onStop={(note) => void setTimer(note, false)}
      />
    </Widget>
  );
};
