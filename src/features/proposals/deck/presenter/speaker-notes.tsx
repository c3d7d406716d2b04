import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import styles from './speaker-notes.module.css';
import { type Stopwatch, formatDuration } from './stopwatch';
import { presenterTexts as texts } from '../texts';

/** Shows the time since the talk began, with buttons to pause and restart it. */
export const TalkTimer = ({ stopwatch }: { readonly stopwatch: Stopwatch }) => {
  const shown = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(() => Date.now());
  const { isRunning, secondsAt, toggle, restart } = stopwatch;

  useEffect(() => {
    // Use the timer of the window that shows this: browsers slow the timers of a covered window.
    const view = shown.current?.ownerDocument.defaultView ?? window;
    if (!isRunning) return undefined;
    const ticking = view.setInterval(() => setNow(Date.now()), 250);
    return () => view.clearInterval(ticking);
  }, [isRunning]);

  const press = (act: () => void) => {
    act();
    setNow(Date.now());
  };
  return (
    <div ref={shown} className={styles.timer}>
      <span role="timer" aria-label={texts.timer}>
        {formatDuration(secondsAt(now))}
      </span>
      <Button variant="quiet" small onClick={() => press(toggle)}>
        {isRunning ? texts.pause : texts.resume}
      </Button>
      <Button variant="quiet" small onClick={() => press(restart)}>
        {texts.restart}
      </Button>
    </div>
  );
};

interface SpeakerNotesProps {
  readonly notes: string | undefined;
  /** Heading of the next slide; undefined on the last one. */
  readonly next: string | undefined;
  readonly stopwatch: Stopwatch;
}

/** Shows staff their notes below the slide, for talks without a second screen. */
export const SpeakerNotes = ({ notes, next, stopwatch }: SpeakerNotesProps) => (
  <aside className={styles.notes} aria-label={texts.notesOf}>
    <div>
      <p className={styles.note}>{notes ?? texts.noNotes}</p>
      <p className={styles.upNext}>{next === undefined ? texts.lastSlide : texts.upNext(next)}</p>
    </div>
    <TalkTimer stopwatch={stopwatch} />
  </aside>
);
