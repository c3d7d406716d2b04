import { formatTime } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './event-face.module.css';
import { labelOf, timesText, titleOf } from '../event-format';
import { type Occurrence, repeatOf } from '../dates/occurrences';

interface EventFaceProps {
  readonly occurrence: Occurrence;
  /** The layout: `line` in a month and for all-day events, `block` among the hours, `row` in a list. */
  readonly look: 'line' | 'block' | 'row';
}

/**
 * Renders the content of an occurrence's button, and its details as the accessible name. The event type has
 * an edge pattern besides its colour.
 */
export const EventFace = ({ occurrence, look }: EventFaceProps) => {
  const { event, allDay, start } = occurrence;
  return (
    <>
      <VisuallyHidden>{labelOf(occurrence)}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={styles.face}
        data-type={event.type}
        data-status={event.status}
        data-look={look}
      >
        {!(allDay && look === 'line') && (
          <span className={styles.time}>{look === 'line' ? formatTime(start) : timesText(occurrence)}</span>
        )}
        <span className={styles.title} dir="auto">
          {titleOf(event)}
        </span>
        {look === 'row' && event.location !== '' && (
          <span className={styles.place} dir="auto">
            {event.location}
          </span>
        )}
        {repeatOf(event) && (
          <svg viewBox="0 0 20 20" className={styles.mark}>
            <path d="M4 9a6 6 0 0 1 10.5-3.5L16 7M16 3.5V7h-3.5M16 11a6 6 0 0 1-10.5 3.5L4 13M4 16.5V13h3.5" />
          </svg>
        )}
      </span>
    </>
  );
};
