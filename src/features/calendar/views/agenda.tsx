import styles from './agenda.module.css';
import { EventFace } from './event-face';
import { formatWeekday } from '@/shared/i18n/format';
import { keyStep, type Step } from './key-steps';
import type { Occurrence, Span } from '../dates/occurrences';
import { calendarTexts as texts } from '../texts';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';

interface AgendaProps {
  readonly span: Span;
  readonly occurrences: readonly Occurrence[];
  readonly onOpen: (occurrence: Occurrence) => void;
  readonly onStep: (occurrence: Occurrence, step: Step) => void;
  readonly onLater: () => void;
}

/** The dates of a span day by day: all that the grids show, as a list. */
export const Agenda = ({ span, occurrences, onOpen, onStep, onLater }: AgendaProps) => {
  const days = daysOf(occurrences, span);
  return (
    <div className={styles.agenda}>
      {days.map(({ day, dates }) => (
        <section key={day} aria-labelledby={`agenda-${day}`} className={styles.day}>
          <h2 id={`agenda-${day}`}>{formatWeekday(midnightOf(day))}</h2>
          <ul>
            {dates.map((occurrence) => (
              <li key={occurrence.key}>
                <button
                  type="button"
                  className={styles.entry}
                  data-event={occurrence.event.id}
                  data-date={occurrence.key}
                  onClick={() => onOpen(occurrence)}
                  onKeyDown={(event) => {
                    const step = keyStep(event, occurrence.allDay);
                    if (step === undefined) return;
                    event.preventDefault();
                    event.stopPropagation();
                    onStep(occurrence, step);
                  }}
                >
                  <EventFace occurrence={occurrence} look="row" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className={styles.later} onClick={onLater}>
        {texts.later}
      </button>
    </div>
  );
};

/** The days with dates; one that lasts for several days stands under each of them. */
function daysOf(occurrences: readonly Occurrence[], span: Span) {
  const byDay = new Map<number, Occurrence[]>();
  const [first, after] = [deviceDayOf(span.start), deviceDayOf(span.end)];
  for (const occurrence of occurrences) {
    const last = deviceDayOf(new Date(occurrence.end.getTime() - 1));
    for (let day = Math.max(first, deviceDayOf(occurrence.start)); day <= last && day < after; day += 1)
      byDay.set(day, [...(byDay.get(day) ?? []), occurrence]);
  }
  return [...byDay].toSorted(([one], [other]) => one - other).map(([day, dates]) => ({ day, dates }));
}
