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

/*
 * In hundredths of the diagram: the line enters from the page's edge under the first tool, joins the other two of
 * the left column to the record, and goes on to the right column. Branches are drawn there and back, so that it
 * stays one line.
 */
const thread =
  'M-300 16.7 H27 C35 16.7 32 50 40 50 H0 H40 C32 50 35 83.3 27 83.3 H0 H27 C35 83.3 32 50 40 50 ' +
  'H60 C68 50 65 83.3 73 83.3 H100 H73 C65 83.3 68 50 60 50 H100 H60 C68 50 65 16.7 73 16.7 H400';

/** Six tools around the one record that they feed, joined by the line; stacked on a narrow screen. */
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
