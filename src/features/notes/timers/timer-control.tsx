import type { Note } from '../schema';
import { clockTime, timeOf } from '../timer';
import { timerTexts } from './texts';
import styles from './timers.module.css';
import { useNow } from './use-now';

interface TimerControlProps {
  readonly note: Pick<Note, 'title' | 'timerData'>;
  /** Starts or stops the timer. Undefined if the person may not do so. */
  readonly onToggle: ((isRunning: boolean) => void) | undefined;
  readonly tabIndex?: 0 | -1;
}

/** Shows the time of a note's timer, with a button that starts or stops it (WRK-322, WRK-323). */
export const TimerControl = ({ note: { title, timerData }, onToggle, tabIndex = 0 }: TimerControlProps) => {
  const isRunning = timerData?.isRunning ?? false;
  const time = clockTime(timeOf(timerData, useNow(isRunning)));
  const verb = isRunning ? timerTexts.stop : timerTexts.start;
  return (
    <span className={styles.control} data-running={isRunning}>
      {onToggle && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={timerTexts.of(verb, title)}
          title={verb}
          onClick={() => onToggle(!isRunning)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={isRunning ? 'M5.5 5.5h9v9h-9z' : 'M6.5 4l9 6-9 6z'} />
          </svg>
        </button>
      )}
      {/* Read on demand: announced every second it would drown everything else. */}
      <span role="timer" aria-live="off" aria-label={timerTexts.time}>
        {time}
      </span>
    </span>
  );
};
