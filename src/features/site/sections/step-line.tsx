import styles from './step-line.module.css';

interface Step {
  readonly name: string;
  readonly text: string;
  /** What the visitor has after the step. */
  readonly result?: string;
}

interface StepLineProps {
  readonly steps: readonly Step[];
  /** The label of `result`. */
  readonly resultLabel?: string;
  /** Where the line runs on wide screens. */
  readonly runs?: 'down' | 'across';
}

/** Numbered steps on one line. */
export const StepLine = ({ steps, resultLabel, runs = 'down' }: StepLineProps) => (
  <ol className={styles[runs]}>
    {steps.map(({ name, text, result }) => (
      <li key={name} className={styles.step}>
        <h3>{name}</h3>
        <p className={styles.text}>{text}</p>
        {result && (
          <p className={styles.result}>
            <span className={styles.label}>{resultLabel}:</span> {result}
          </p>
        )}
      </li>
    ))}
  </ol>
);
