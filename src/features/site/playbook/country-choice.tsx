import { useState } from 'react';
import { countryChoice } from '@/content/pages/guide/playbook';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './country-choice.module.css';

/**
 * Renders the choice of country for the surrounding links (PUB-133, PUB-134). CSS shows and hides the links
 * by the selected radio button, so it works without JavaScript, which only announces the change. Nothing is
 * stored.
 */
export const CountryChoice = () => {
  const [announcement, setAnnouncement] = useState('');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{countryChoice.legend}</legend>
      <div className={styles.options}>
        {countryChoice.options.map(({ country, name, chosen }) => (
          <label key={country} className={styles.option}>
            <input
              type="radio"
              name="country"
              value={country}
              defaultChecked={country === countryChoice.first}
              onChange={() => setAnnouncement(chosen)}
              autoComplete="off"
            />
            <span className={styles.code}>{country}</span> <span className={styles.country}>{name}</span>
          </label>
        ))}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </fieldset>
  );
};
