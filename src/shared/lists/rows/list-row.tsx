/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows are grids whose columns line up with the heads. */
import { type ReactNode, use, useId } from 'react';
import type { InvalidDocument } from '@/shared/firebase/collection';
import { narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import styles from '../list-frame.module.css';
import { Check } from '../list-parts';
import { listTexts } from '../texts';
import { MenuEntry, Popover } from '../popover';
import { ShortTime } from '../short-time';
import { TableContext } from './table-context';
import type { RowFocus, useRowFocus } from './use-row-focus';

const dots = '⋯';

/** An action on the record of a row. */
export interface RowAction {
  readonly label: string;
  readonly onPress: () => void;
  /** True if the menu shows the action as unavailable. */
  readonly isOff?: boolean;
  /** True if the action cannot be undone. */
  readonly isFinal?: boolean;
}

interface RowListProps {
  /** The accessible name of the list: "Requests" */
  readonly label: string;
  readonly rows: Pick<ReturnType<typeof useRowFocus>, 'listProps'>;
  /** The column headers. */
  readonly heads: ReactNode;
  /** The rows: `ListRow`, `WideRow` or `UnreadableRow` components. */
  readonly children: ReactNode;
}

/**
 * Renders the rows of a list, with keyboard navigation. They are a table if the window shows the column
 * headers.
 */
export const RowList = ({ label, rows, heads, children }: RowListProps) => {
  const isNarrow = useMediaQuery(narrowListQuery);
  if (isNarrow)
    return (
      // The list only listens to focus and keys of its links. The list itself is not interactive.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <ul className={styles.list} aria-label={label} {...rows.listProps}>
        {children}
      </ul>
    );
  return (
    <TableContext value>
      <div role="table" aria-label={label}>
        {heads}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div role="rowgroup" className={styles.list} {...rows.listProps}>
          {children}
        </div>
      </div>
    </TableContext>
  );
};

interface WideRowProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a row with a single cell: a note, or a form in place of a record. */
export const WideRow = ({ className, children }: WideRowProps) =>
  use(TableContext) ? (
    <div role="row" className={className}>
      <div role="cell">{children}</div>
    </div>
  ) : (
    <li className={className}>{children}</li>
  );

interface ListRowProps {
  /** The full name of the record. */
  readonly name: string;
  /** The text of the first column, if it shows only part of the name. */
  readonly face?: string;
  /** Props of the row's one link, from `useRowFocus`. */
  readonly focus: RowFocus;
  /** The URL of the record. */
  readonly address: string;
  readonly onOpen: () => void;
  /** True if the record is open beside the list. */
  readonly isOpen?: boolean;
  readonly isSaving?: boolean;
  /** Undefined if rows cannot be selected. `--list-columns` must then have no column for the checkbox. */
  readonly selection?: {
    readonly isSelected: boolean;
    readonly label: string;
    readonly onToggle: (isRange: boolean) => void;
  };
  /** At most two actions, shown beside the menu on hover and focus. */
  readonly quick?: readonly RowAction[];
  readonly menu: readonly RowAction[];
  /** "Actions for Amara Osei" */
  readonly menuLabel: string;
  /** The other columns, as `Cell` components. */
  readonly children: ReactNode;
}

/** Renders one record as a row: checkbox, name, cells, actions. The whole row is a link to the record. */
export const ListRow = ({
  name,
  face = name,
  focus,
  address,
  onOpen,
  isOpen = false,
  isSaving = false,
  selection,
  quick = [],
  menu,
  menuLabel,
  children,
}: ListRowProps) => {
  const nameId = useId();
  const { Box, Line, Name, row, rowheader, cell } = useRowParts();
  return (
    <Box className={styles.row} data-open={isOpen} data-selected={selection?.isSelected ?? false}>
      <Line role={row} className={styles.line} aria-labelledby={nameId} aria-busy={isSaving}>
        {selection && (
          <span role={cell} className={styles.tick}>
            <Check
              label={selection.label}
              state={selection.isSelected ? 'all' : 'none'}
              onToggle={selection.onToggle}
              tabIndex={focus.tabIndex}
            />
          </span>
        )}
        <Name role={rowheader} className={styles.name} dir="auto">
          <a
            {...focus}
            id={nameId}
            href={address}
            title={name}
            aria-label={face === name ? undefined : name}
            aria-current={isOpen || undefined}
            onClick={(event) => {
              // The browser handles clicks that open a new tab or window.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {face}
          </a>
        </Name>
        {children}
        <span role={cell} className={styles.actions}>
          <span className={styles.quick}>
            {quick.map(({ label, onPress }) => (
              <button
                key={label}
                type="button"
                className={styles.act}
                tabIndex={focus.tabIndex}
                aria-describedby={nameId}
                onClick={onPress}
              >
                {label}
              </button>
            ))}
          </span>
          {menu.length > 0 && (
            <Popover
              label={menuLabel}
              kind="menu"
              look="icon"
              tabIndex={focus.tabIndex}
              face={<span aria-hidden="true">{dots}</span>}
            >
              {menu.map(({ label, ...entry }) => (
                <MenuEntry key={label} {...entry}>
                  {label}
                </MenuEntry>
              ))}
            </Popover>
          )}
        </span>
      </Line>
    </Box>
  );
};

/** Returns the elements and roles of a row: those of a table, or of a list of articles in a narrow window. */
const useRowParts = () =>
  use(TableContext)
    ? ({ Box: 'div', Line: 'div', Name: 'div', row: 'row', rowheader: 'rowheader', cell: 'cell' } as const)
    : ({
        Box: 'li',
        Line: 'article',
        Name: 'h2',
        row: undefined,
        rowheader: undefined,
        cell: undefined,
      } as const);

interface CellProps {
  readonly children: ReactNode;
  /** The full text, shown on hover if the column is too narrow for it. */
  readonly title?: string;
  readonly isSoft?: boolean;
  /** In a narrow window, the cell's position among the two on the row's second line. */
  readonly narrow?: 'first' | 'second';
  /** Hidden when the list is too narrow for all columns, as its header is. */
  readonly isExtra?: boolean;
}

/** Renders one cell of a row. */
export const Cell = ({ children, title, isSoft = false, narrow, isExtra = false }: CellProps) => (
  <span
    role={useRowParts().cell}
    className={isSoft ? styles.soft : undefined}
    title={title}
    dir={title === undefined ? undefined : 'auto'}
    data-narrow={narrow ?? 'hidden'}
    data-extra={isExtra || undefined}
  >
    {children}
  </span>
);

interface TimeCellProps extends Pick<CellProps, 'narrow' | 'isExtra'> {
  readonly time: Date | null | undefined;
  /** Shown for an empty value. */
  readonly none: string;
}

/** Renders a time as a short text, with the exact time on hover. */
export const TimeCell = ({ time, none, narrow, isExtra = false }: TimeCellProps) => (
  <Cell isSoft isExtra={isExtra} {...(narrow && { narrow })}>
    {time ? <ShortTime time={time} /> : none}
  </Cell>
);

interface UnreadableRowProps {
  readonly invalid: InvalidDocument;
  /** "This request cannot be read" */
  readonly title: string;
  readonly why: string;
  readonly focus: RowFocus;
  readonly action?: RowAction | undefined;
}

/** Renders a stored record that does not match its schema: shown with the reason, never hidden. */
export const UnreadableRow = ({ invalid, title, why, focus, action }: UnreadableRowProps) => {
  const titleId = useId();
  const { Box, Line, Name, row, rowheader, cell } = useRowParts();
  return (
    <Box className={styles.row}>
      <Line role={row} className={`${styles.line} ${styles.unreadable}`} aria-labelledby={titleId}>
        <Name role={rowheader} id={titleId} className={styles.name}>
          {title}
        </Name>
        <div role={cell}>
          <details>
            <summary {...focus}>{listTexts.misfit}</summary>
            <p>{why}</p>
            <pre className={styles.reason}>{invalid.reason}</pre>
          </details>
        </div>
        {action && (
          <span role={cell}>
            <button
              type="button"
              className={styles.act}
              tabIndex={focus.tabIndex}
              aria-describedby={titleId}
              onClick={action.onPress}
            >
              {action.label}
            </button>
          </span>
        )}
      </Line>
    </Box>
  );
};
