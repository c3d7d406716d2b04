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
  /** Not available now, yet shown in the menu. */
  readonly isOff?: boolean;
  /** The action cannot be undone. */
  readonly isFinal?: boolean;
}

interface RowListProps {
  /** What the rows are: "Requests" */
  readonly label: string;
  readonly rows: Pick<ReturnType<typeof useRowFocus>, 'listProps'>;
  /** The column headers. */
  readonly heads: ReactNode;
  /** Each row a `ListRow`, a `WideRow` or an `UnreadableRow`. */
  readonly children: ReactNode;
}

/** The rows of a list, over which the keyboard moves. They are a table where the window shows the column headers. */
export const RowList = ({ label, rows, heads, children }: RowListProps) => {
  const isNarrow = useMediaQuery(narrowListQuery);
  if (isNarrow)
    return (
      // Only listens to focus and keys of its links; the list itself is not operable.
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

/** A row of one cell: a note, or a form in place of a record. */
export const WideRow = ({ className, children }: WideRowProps) =>
  use(TableContext) ? (
    <div role="row" className={className}>
      <div role="cell">{children}</div>
    </div>
  ) : (
    <li className={className}>{children}</li>
  );

interface ListRowProps {
  /** What the row is called. */
  readonly name: string;
  /** What its first column shows, a part of the name; the name unless given. */
  readonly face?: string;
  /** Props of the row's one link, from `useRowFocus`. */
  readonly focus: RowFocus;
  /** The address of the record. */
  readonly address: string;
  readonly onOpen: () => void;
  /** Whether the record stands open beside the list. */
  readonly isOpen?: boolean;
  readonly isSaving?: boolean;
  /** Undefined where rows cannot be selected; `--list-columns` then has no column for the checkbox. */
  readonly selection?: {
    readonly isSelected: boolean;
    readonly label: string;
    readonly onToggle: (isRange: boolean) => void;
  };
  /** At most two, shown beside the menu on hover and focus. */
  readonly quick?: readonly RowAction[];
  readonly menu: readonly RowAction[];
  /** "Actions for Amara Osei" */
  readonly menuLabel: string;
  /** The other columns, each as a `Cell`. */
  readonly children: ReactNode;
}

/** One record as a row: checkbox, name, cells, actions. The whole row is a link to the record. */
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
              // The browser opens new tabs and windows by itself.
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
  /** The full text as a person wrote it, where the column is too narrow for it. */
  readonly title?: string;
  readonly isSoft?: boolean;
  /** Its place in a narrow window, whose rows have a second line with two facts. */
  readonly narrow?: 'first' | 'second';
  /** Hidden when the list is too narrow for all columns, as its header is. */
  readonly isExtra?: boolean;
}

/** One fact of a row. */
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

/** A time in few characters; the exact time on hover. */
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

/** A stored record that does not fit its schema: shown with the reason, never hidden. */
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
