import { useDeferredValue, useMemo } from 'react';
import { Stack } from '@/shared/ui/layout/stack';
import styles from './agenda.module.css';
import { EventFace } from './event-face';
import { formatWeekday } from '@/shared/i18n/format';
import { keyStep, type Step } from './key-steps';
import type { Occurrence, Span } from '../dates/occurrences';
import { calendarTexts as texts } from '../texts';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';

const datesAtFirst = 30;

interface AgendaProps {
  readonly span: Span;
  readonly occurrences: readonly Occurrence[];
  readonly onOpen: (occurrence: Occurrence) => void;
  readonly onStep: (occurrence: Occurrence, step: Step) => void;
  readonly onLater: () => void;
}

/** Lists the occurrences of a span by day. Contains everything that the grids show. */
export const Agenda = ({ span, occurrences, onOpen, onStep, onLater }: AgendaProps) => {
  const all = useMemo(() => daysOf(occurrences, span), [occurrences, span]);
  // A month with a thousand occurrences takes 100 ms to render. Render the first days at once and the rest in
  // a deferred render.
  const days = useDeferredValue(all, firstOf(all));
  return (
    <Stack gap={4} className={styles.agenda}>
      {days.map(({ day, dates }) => (
        <section key={day} aria-labelledby={`agenda-${day}`} className={styles.day}>
          <h2 id={`agenda-${day}`}>{formatWeekday(midnightOf(day))}</h2>
          <Stack as="ul" gap={2}>
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
          </Stack>
        </section>
      ))}
      <button type="button" className={styles.later} onClick={onLater}>
        {texts.later}
      </button>
    </Stack>
  );
};

interface Day {
  readonly day: number;
  readonly dates: readonly Occurrence[];
}

/** Returns enough of the first days to fill a screen. */
function firstOf(days: readonly Day[]): readonly Day[] {
  let dates = 0;
  const after = days.findIndex((day) => {
    dates += day.dates.length;
    return dates >= datesAtFirst;
  });
  return after < 0 ? days : days.slice(0, after + 1);
}

/** Returns the days that have occurrences. An occurrence of several days appears under each of them. */
function daysOf(occurrences: readonly Occurrence[], span: Span): readonly Day[] {
  const byDay = new Map<number, Occurrence[]>();
  const [first, after] = [deviceDayOf(span.start), deviceDayOf(span.end)];
  for (const occurrence of occurrences) {
    const last = deviceDayOf(new Date(occurrence.end.getTime() - 1));
    for (let day = Math.max(first, deviceDayOf(occurrence.start)); day <= last && day < after; day += 1)
      byDay.set(day, [...(byDay.get(day) ?? []), occurrence]);
  }
  return [...byDay].toSorted(([one], [other]) => one - other).map(([day, dates]) => ({ day, dates }));
}
