import { useHydrated } from '@/shared/hydration/use-hydrated';
import { analyticsConsent as texts } from './texts';
import { asksNotToBeTracked, type ConsentChoice, chooseConsent, useConsentChoice } from './consent';
import styles from './consent-setting.module.css';

const choices: readonly { choice: ConsentChoice; label: string }[] = [
  { choice: 'allowed', label: texts.allow },
  { choice: 'refused', label: texts.refuse },
];

/** Shows and changes the visitor's choice about third-party analytics. Works only after hydration. */
export const ConsentSetting = () => {
  const hydrated = useHydrated();
  const chosen = useConsentChoice();
  return (
    <fieldset className={styles.setting} disabled={!hydrated}>
      <legend>{texts.legend}</legend>
      {choices.map(({ choice, label }) => (
        <label key={choice}>
          <input
            type="radio"
            name="analytics-consent"
            checked={chosen === choice}
            onChange={() => chooseConsent(choice)}
          />
          {label}
        </label>
      ))}
      {hydrated && asksNotToBeTracked() && <p>{texts.signal}</p>}
    </fieldset>
  );
};
