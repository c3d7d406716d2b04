import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useClock } from '@/shared/hooks/use-clock';
import { Stack } from '@/shared/ui/layout/stack';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { upcomingMeetings } from '../queries';
import { calendarTexts } from '../texts';
import { upcomingTexts as texts } from './texts';
import { useCalendar } from '../use-calendar';
import { meetings } from './meetings';
import { type Upcoming, upcomingOf, upcomingSpan } from './upcoming';
import styles from './upcoming-meetings-card.module.css';

interface UpcomingMeetingsCardProps {
  readonly actor: Actor;
  /** The URL of the calendar. */
  readonly calendar: string;
}

const minuteMs = 60_000;

/**
 * Lists the meetings of today and the next 14 days (WRK-085 to WRK-092). Administrators see everyone's
 * meetings.
 */
export const UpcomingMeetingsCard = ({ actor, calendar }: UpcomingMeetingsCardProps) => {
  const [span] = useState(() => upcomingSpan(new Date()));
  const events = useCalendar(actor, span, isAdmin(actor) ? 'all' : 'mine');
  const { live, retry } = useWatch(watchList(meetings, upcomingMeetings(span, actor)));
  const found = 'data' in live ? live.data : undefined;
  const now = useClock(minuteMs);
  const lines = useMemo(
    () => upcomingOf(events.occurrences, found?.documents ?? [], now),
    [events.occurrences, found, now],
  );
  return (
    <Widget title={texts.title}>
      <LiveView live={events.live} retry={events.retry} {...homeCardTexts}>
        {(_, { fromServer: hasEvents }) => (
          <LiveView live={live} retry={retry} {...homeCardTexts}>
            {(__, { fromServer }) => (
              <>
                <p className={styles.count}>
                  <strong>{texts.count(lines.length)}</strong> {texts.range}
                </p>
                {lines.length === 0 && hasEvents && fromServer && <p>{texts.none}</p>}
                <Stack as="ul" gap={0} className={styles.lines}>
                  {lines.map((line) => (
                    <Line key={line.key} line={line} calendar={calendar} />
                  ))}
                </Stack>
                <Link to={calendar}>{texts.all}</Link>
              </>
            )}
          </LiveView>
        )}
      </LiveView>
    </Widget>
  );
};

const Line = ({ line, calendar }: { readonly line: Upcoming; readonly calendar: string }) => {
  const { event, title, day, time, location, people, repeats, source, description } = line;
  const query = event && new URLSearchParams({ event: event.id, ...(event.day !== '' && { on: event.day }) });
  return (
    <li className={styles.line}>
      <span className={styles.title} dir="auto">
        {query ? <Link to={`${calendar}?${query.toString()}`}>{title}</Link> : title}
      </span>
      <span className={styles.source}>{texts.sources[source]}</span>
      <span className={styles.facts}>
        {calendarTexts.label([
          `${day}, ${time}`,
          location,
          texts.people(people),
          repeats ? calendarTexts.repeats : '',
        ])}
      </span>
      {description !== '' && (
        <details className={styles.description}>
          <summary>{texts.description}</summary>
          <p dir="auto">{description}</p>
        </details>
      )}
    </li>
  );
};
