import { useState } from 'react';
import { countryChoice } from '@/content/pages/playbook';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './country-choice.module.css';

/**
 * The choice of country for the links around it (PUB-133, PUB-134). The browser holds it and the style sheet acts on
 * it; the script only says aloud what has changed, and nothing is remembered.
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
