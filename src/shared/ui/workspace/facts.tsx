import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** What is not given, or empty, is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What is known of a record, each fact under its name. */
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
