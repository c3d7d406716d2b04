import styles from './hub-diagram.module.css';

interface HubDiagramProps {
  readonly tools: readonly { readonly name: string; readonly brings: string }[];
  readonly record: {
    readonly label: string;
    readonly name: string;
    readonly entries: readonly string[];
    readonly closing: string;
  };
}

/* Coordinates are percentages of the diagram. The line enters at the page's edge below the first tool and
   joins the other two of the left column to the record. It then continues to the right column. It retraces
   each branch, so that it stays one line. */
const thread =
  'M-300 16.7 H27 C35 16.7 32 50 40 50 H0 H40 C32 50 35 83.3 27 83.3 H0 H27 C35 83.3 32 50 40 50 ' +
  'H60 C68 50 65 83.3 73 83.3 H100 H73 C65 83.3 68 50 60 50 H100 H60 C68 50 65 16.7 73 16.7 H400';

/**
 * Shows six tools around the record that they feed, joined by a line. On a narrow screen they are stacked.
 */
export const HubDiagram = ({ tools, record }: HubDiagramProps) => (
  <div className={styles.diagram}>
    <svg
      className={styles.thread}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={thread} />
    </svg>
    <ul className={styles.tools}>
      {tools.map(({ name, brings }) => (
        <li key={name} className={styles.tool}>
          <h3>{name}</h3>
          <p>{brings}</p>
        </li>
      ))}
    </ul>
    <div className={styles.record}>
      <p className={styles.label}>{record.label}</p>
      <h3>{record.name}</h3>
      <ul className={styles.entries}>
        {record.entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p className={styles.closing}>{record.closing}</p>
    </div>
  </div>
);
