import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { formatter } from '@/shared/i18n/format';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { Button } from '@/shared/ui/buttons/button';
import { Facts } from '@/shared/ui/workspace/facts';
import { type Contact, defaultPreferences } from '../schema';
import styles from './preferences.module.css';
import { frequencyLabels, methodLabels, preferenceTexts as texts } from './texts';

const PreferencesDialog = lazyDialog(async () => (await import('./preferences-dialog')).PreferencesDialog);

const dayText = formatter({ dateStyle: 'medium' });

const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;

interface PreferencesSectionProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
}

/** Shows a contact's communication preferences and a button to edit them (WRK-606). */
export const PreferencesSection = ({ actor, contact }: PreferencesSectionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { frequency, preferredMethod, optOut, lastContactDate, nextScheduledContact } = {
    lastContactDate: null,
    nextScheduledContact: null,
    ...defaultPreferences,
    ...contact.communicationPreferences,
  };
  return (
    <section aria-labelledby="preferences" className={styles.section}>
      <div className={styles.head}>
        <h2 id="preferences" className={styles.title}>
          {texts.section}
        </h2>
        <Button variant="quiet" small onClick={() => setIsOpen(true)}>
          {texts.edit}
        </Button>
      </div>
      {optOut && <p>{texts.optedOut}</p>}
      <Facts
        facts={[
          [texts.frequency, labelOf(frequencyLabels, frequency)],
          [texts.preferredMethod, labelOf(methodLabels, preferredMethod)],
          [texts.lastContactDate, lastContactDate && dayText(lastContactDate)],
          [texts.nextScheduledContact, nextScheduledContact && dayText(nextScheduledContact)],
        ]}
      />
      {isOpen && <PreferencesDialog actor={actor} contact={contact} onClose={() => setIsOpen(false)} />}
    </section>
  );
};
