import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Missing and empty values are left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Renders the facts about a record, each under its label. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(
      ([label, value]) =>
        value !== undefined &&
        value !== null &&
        value !== false &&
        value !== '' && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
