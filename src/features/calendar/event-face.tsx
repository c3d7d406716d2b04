import styles from './event-face.module.css';
import { timesText } from './event-words';
import { type Occurrence, repeatOf } from './occurrences';
import { calendarTexts as texts } from './texts';
import { formatTime } from '@/shared/i18n/format';

interface EventFaceProps {
  readonly occurrence: Occurrence;
  /** One line: in a month and among the days. */
  readonly isShort: boolean;
}

/** What a date looks like; its type is a pattern of the edge beside a colour, and is named where it opens. */
export const EventFace = ({ occurrence, isShort }: EventFaceProps) => {
  const { event, allDay, start } = occurrence;
  return (
    <span className={styles.face} data-type={event.type} data-status={event.status} data-short={isShort}>
      {!allDay && <span className={styles.time}>{isShort ? formatTime(start) : timesText(occurrence)}</span>}
      <span className={styles.title} dir="auto">
        {event.title || texts.untitled}
      </span>
      {repeatOf(event) && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.mark}>
          <path d="M4 9a6 6 0 0 1 10.5-3.5L16 7M16 3.5V7h-3.5M16 11a6 6 0 0 1-10.5 3.5L4 13M4 16.5V13h3.5" />
        </svg>
      )}
    </span>
  );
};
