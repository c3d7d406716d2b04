import type { ReactNode } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { formatWeekday } from '@/shared/i18n/format';
import { useClock } from '@/shared/hooks/use-clock';
import { Screen } from '@/shared/ui/workspace/screen';
import { greetingFor } from './greeting';
import styles from './home-screen.module.css';
import { homeTexts as texts } from './texts';

/** The interval in ms at which the greeting updates (WRK-072). */
export const greetingIntervalMs = 60_000;

interface HomeScreenProps {
  readonly actor: Actor;
  /** Cards of other features that show the person's open tasks. */
  readonly pending?: ReactNode;
}

/** Renders the first screen of the workspace: a greeting and the person's open tasks. */
export const HomeScreen = ({ actor, pending }: HomeScreenProps) => {
  const now = useClock(greetingIntervalMs);

  return (
    <Screen title={greetingFor(actor, now)} documentTitle={texts.documentTitle} note={formatWeekday(now)}>
      <div className={styles.cards}>{pending}</div>
    </Screen>
  );
};

/** Groups the four widgets of the home screen (WRK-010), below the new items. */
export const HomeWidgets = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label={texts.widgets} className={styles.widgets}>
    {children}
  </section>
);
