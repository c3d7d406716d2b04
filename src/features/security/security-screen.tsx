import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { DocumentList, WithId } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime, formatTime } from '@/shared/i18n/format';
import { shortDate } from '@/shared/lists/short-date';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { Button } from '@/shared/ui/buttons/button';
import { Row } from '@/shared/ui/layout/row';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { Screen } from '@/shared/ui/workspace/screen';
import { Tabs } from '@/shared/ui/workspace/tabs';
import { securityEvents } from './collections';
import { FeedFailure } from './feed-failure';
import { PackageList } from './package-list';
import {
  maxSecurityEvents,
  belongsToTab,
  levelCounts,
  newestEvents,
  securityParameters,
  securityTabs,
} from './queries';
import type { SecurityEvent } from './schema';
import { SecurityCheck } from './security-check';
import { securityTexts as texts } from './texts';
import styles from './security.module.css';

type Feed = Live<DocumentList<SecurityEvent>>;
const levels = ['error', 'warning', 'info'] as const;

/** Shows the security feed by kind, and the checks that can be run (WRK-498 to WRK-511). */
export const SecurityScreen = ({ actor }: { readonly actor: Actor }) => {
  const { state, change } = useAddressState(securityParameters);
  const { live, retry } = useWatch(watchList(securityEvents, newestEvents, { scope: 'security' }));
  const [isRefreshing, setIsRefreshing] = useState(false);
  /** The last data confirmed by the server, and the number of confirmations. */
  const [confirmed, setConfirmed] = useState<{ readonly live?: Feed; readonly times: number }>({ times: 0 });
  if (live.status === 'ready' && live.fromServer && confirmed.live !== live) {
    setConfirmed({ live, times: confirmed.times + 1 });
    setIsRefreshing(false);
  }
  const list = 'data' in live ? live.data : undefined;
  const events = list?.documents ?? [];
  const counts = levelCounts(events);

  const refresh = () => {
    setIsRefreshing(true);
    retry();
  };

  return (
    <Screen
      tabs={
        <Tabs
          label={texts.tabs.label}
          tabs={securityTabs}
          labels={texts.tabs}
          current={state.tab}
          onChoose={(tab) => change({ tab })}
        />
      }
      action={
        <Button small variant="quiet" onClick={refresh}>
          {texts.refresh}
        </Button>
      }
    >
      <Row gap={3} align="baseline" justify="between" className={styles.strip}>
        <Row as="dl" gap={4} className={styles.counts} aria-label={texts.counts.label}>
          {levels.map((level) => (
            <div key={level} data-level={level}>
              <dt>{texts.counts[level]}</dt>
              <dd>{counts[level]}</dd>
            </div>
          ))}
        </Row>
        {confirmed.times > 0 && <RefreshedAt key={confirmed.times} />}
      </Row>
      <FeedFailure live={live} isRefreshing={isRefreshing} />
      <div>
        {live.status === 'loading' && <DelayedLoading>{texts.loading}</DelayedLoading>}
        {list && (
          <EventList
            events={events.filter((event) => belongsToTab(state.tab, event))}
            none={live.status === 'ready' && live.fromServer ? texts.none[state.tab] : undefined}
          />
        )}
        {list?.invalid.map(({ id }) => (
          <p key={id}>{texts.unreadable(id)}</p>
        ))}
        {events.length >= maxSecurityEvents && (
          <p className={styles.soft}>{texts.newest(maxSecurityEvents)}</p>
        )}
      </div>
      <SecurityCheck />
      <PackageList key={actor.uid} />
    </Screen>
  );
};

/** Shows the time at which it mounted, as the time of the last refresh (WRK-503). */
const RefreshedAt = () => {
  const [at] = useState(() => new Date());
  return <p className={styles.soft}>{texts.lastRefreshed(formatTime(at))}</p>;
};

interface EventListProps {
  readonly events: readonly WithId<SecurityEvent>[];
  /** The text shown if the server confirms that there are no entries. Undefined before that. */
  readonly none: string | undefined;
}

const EventList = ({ events, none }: EventListProps) => {
  if (events.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <ul className={styles.events} aria-label={texts.list}>
      {events.map((event) => (
        <li key={event.id} data-level={event.level}>
          <Row gap={3} align="baseline" className={styles.eventHead}>
            <span className={styles.level} data-level={event.level}>
              {texts.levels[event.level]}
            </span>
            <h2>{event.title}</h2>
            {event.timestamp && (
              <time dateTime={event.timestamp.toISOString()} title={formatDateTime(event.timestamp)}>
                {shortDate(event.timestamp)}
              </time>
            )}
          </Row>
          <p dir="auto">{event.message}</p>
          {event.summary !== '' && <p dir="auto">{event.summary}</p>}
          {event.recommendations.length > 0 && (
            <>
              <p className={styles.soft}>{texts.recommendations}</p>
              <ul>
                {event.recommendations.map((advice) => (
                  <li key={advice} dir="auto">
                    {advice}
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
