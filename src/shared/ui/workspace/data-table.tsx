import { type ReactNode, useId } from 'react';
import styles from './data-table.module.css';
import { screenTexts } from './texts';

export interface DataColumn {
  readonly label: string;
  /** True to align numbers to the right. */
  readonly isNumber?: boolean;
}

export interface DataRow {
  readonly key: string;
  /** One cell for each column. The first one is the row's header. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly title: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Content beside the title. */
  readonly action?: ReactNode;
  /** The text shown instead of a table without rows. */
  readonly none: string;
  /** A note about the figures, below the table. */
  readonly note?: ReactNode;
  /** The heading level of the title. */
  readonly level?: 2 | 3;
}

/** Renders a table with its title. If it is too wide, it scrolls sideways, by keyboard, too. */
export const DataTable = ({ title, columns, rows, action, none, note, level = 2 }: DataTableProps) => {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {action}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        // People without a pointer scroll it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.place} aria-label={screenTexts.tableOf(title)} tabIndex={0}>
          <table aria-labelledby={titleId} className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ label, isNumber }) => (
                  <th key={label} scope="col" data-number={isNumber}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...cells] }) => (
                <tr key={key}>
                  <th scope="row" dir="auto">
                    {first}
                  </th>
                  {cells.map((cell, index) => (
                    // The column is the key of a cell, because cells have no ids.
                    <td key={columns[index + 1]?.label} data-number={columns[index + 1]?.isNumber} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
};
