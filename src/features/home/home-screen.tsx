import { type ReactNode, useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { formatWeekday } from '@/shared/i18n/format';
import { Screen } from '@/shared/ui/workspace/screen';
import { greetingFor } from './greeting';
import styles from './home-screen.module.css';
import { homeTexts as texts } from './texts';

/** How often the greeting looks at the clock (WRK-072). */
export const greetingIntervalMs = 60_000;

interface HomeScreenProps {
  readonly actor: Actor;
  /** Cards of other features that show what this person has to do. */
  readonly waiting?: ReactNode;
}

/** The first screen of the workspace: a greeting and what there is to do. */
export const HomeScreen = ({ actor, waiting }: HomeScreenProps) => {
  const now = useClock(greetingIntervalMs);

  return (
    <Screen title={greetingFor(actor, now)} documentTitle={texts.documentTitle} note={formatWeekday(now)}>
      <div className={styles.cards}>{waiting}</div>
    </Screen>
  );
};

function useClock(intervalMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
