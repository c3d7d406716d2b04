import { type ReactNode, useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { formatWeekday } from '@/shared/i18n/format';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import { Screen } from '@/shared/ui/workspace/screen';
import { Widget } from '@/shared/ui/workspace/widget';
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

/** The first screen of the workspace: a greeting, what there is to do, and the playbook link to share. */
export const HomeScreen = ({ actor, waiting }: HomeScreenProps) => {
  const now = useClock(greetingIntervalMs);
  const playbook = `${window.location.origin}${paths.day1Playbook}`;

  return (
    <Screen title={greetingFor(actor, now)} documentTitle={texts.documentTitle} note={formatWeekday(now)}>
      <div className={styles.cards}>
        {waiting}
        <Widget title={texts.playbook}>
          <p>{texts.playbookText}</p>
          <CopyableLink address={playbook} copyLabel={texts.copyPlaybook} />
        </Widget>
      </div>
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
