import styles from './step-line.module.css';

interface Step {
  readonly name: string;
  readonly text: string;
  /** The visitor's result of the step. */
  readonly result?: string;
}

interface StepLineProps {
  readonly steps: readonly Step[];
  /** Label before `result`. */
  readonly resultLabel?: string;
  /** Direction of the line on wide screens. */
  readonly direction?: 'down' | 'across';
}

/** Shows numbered steps along one line. */
export const StepLine = ({ steps, resultLabel, direction = 'down' }: StepLineProps) => (
  <ol className={styles[direction]}>
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
