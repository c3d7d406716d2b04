import { type ReactNode, type RefObject, use } from 'react';
import { crowdedListQuery, narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import frame from './list-frame.module.css';
import { Check, ColumnHead, ColumnLabel, FilterChip, SearchBox } from './list-parts';
import type { RowAction } from './rows/list-row';
import { TableContext } from './rows/table-context';
import { changeListSettings, pageSizes } from './settings/list-settings';
import { listTexts } from './texts';
import styles from './list-tools.module.css';
import { Popover } from './popover';
import { useListSettings } from './settings/use-list-settings';
import type { Selection } from './rows/use-selection';

type Direction = 'asc' | 'desc';

/** The sort order of a list, and a function to change it. */
export interface Sorting<S extends string> {
  readonly sort: S;
  readonly direction: Direction;
  readonly onSort: (sort: S, direction: Direction) => void;
  /** Called on `pointerdown` on a column header, so that its rows can be requested before the click. */
  readonly onPrefetch?: (sort: S, direction: Direction) => void;
}

const reversed = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** One filter. The first option means no filter. */
export interface ListFilter {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  /** "Clear the filter by status" */
  readonly clearLabel: string;
}

interface ListToolsProps<S extends string> {
  /** Content before the search: the choice of a list's scope. */
  readonly start?: ReactNode;
  /** Omit for lists without a search. */
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onType: (text: string) => void;
    readonly box: RefObject<HTMLInputElement | null>;
    readonly clearLabel?: string;
  };
  readonly filters: readonly ListFilter[];
  /** Omit for lists with a fixed order. */
  readonly sorting?: Sorting<S> & {
    readonly sorts: readonly { readonly value: S; readonly label: string }[];
  };
  /** Default rows per page. Omit for lists whose pager has the choice. */
  readonly usualPageSize?: number;
  /** Called when another number of rows is chosen. The list returns to its first page. */
  readonly onPageSize?: () => void;
  readonly onRefresh: () => void;
  /** Further actions on the shown list, in its view menu. */
  readonly viewActions?: readonly RowAction[];
  /** Further content at the end of the tools, or at the end of the view menu if space is short. */
  readonly end?: ReactNode;
  /** True if a record is open beside the list, which leaves little space for the tools. */
  readonly isBesidePanel?: boolean;
}

/**
 * Renders the tools of a list: search, filters and view. A phone shows the search, and one button for the
 * rest.
 */
export const ListTools = <S extends string>({
  start,
  search,
  filters,
  sorting,
  usualPageSize,
  onPageSize,
  onRefresh,
  viewActions = [],
  end,
  isBesidePanel = false,
}: ListToolsProps<S>) => {
  // On a small tablet, only two filters fit beside the search.
  const isNarrow = useMediaQuery(filters.length > 2 ? crowdedListQuery : narrowListQuery);
  const isShort = isNarrow || isBesidePanel;
  const { pageSize, density } = useListSettings();
  const chips = filters.map((filter) => <FilterChip key={filter.label} {...filter} />);
  const set = filters.filter(({ value, options }) => value !== options[0]?.value).length;
  const box = isNarrow ? listTexts.filters(set) : listTexts.view;
  return (
    <div className={frame.tools} data-lines={start !== undefined}>
      {start}
      {search && <SearchBox {...search} />}
      {!isNarrow && chips}
      <Popover label={box} kind="dialog" face={box}>
        <div className={styles.view}>
          {isNarrow && chips}
          {sorting && <SortTools {...sorting} />}
          {usualPageSize !== undefined && (
            <label>
              {listTexts.rows}
              <select
                value={pageSize}
                onChange={({ target }) => {
                  const size = pageSizes.find((each) => String(each) === target.value);
                  changeListSettings({ pageSize: size ?? 'usual' });
                  onPageSize?.();
                }}
              >
                {pageSizes.map((size) => (
                  <option key={size} value={size}>
                    {size === 'usual' ? usualPageSize : size}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!isNarrow && sorting && (
            <label>
              {listTexts.compact}
              <input
                type="checkbox"
                checked={density === 'compact'}
                onChange={({ target }) =>
                  changeListSettings({ density: target.checked ? 'compact' : 'comfortable' })
                }
              />
            </label>
          )}
          <button type="button" onClick={onRefresh}>
            {listTexts.refresh}
          </button>
          {viewActions.map(({ label, onPress }) => (
            <button key={label} type="button" onClick={onPress}>
              {label}
            </button>
          ))}
          {isShort && end}
        </div>
      </Popover>
      {!isShort && end !== undefined && <div className={frame.end}>{end}</div>}
    </div>
  );
};

const SortTools = <S extends string>({
  sort,
  direction,
  onSort,
  sorts,
}: NonNullable<ListToolsProps<S>['sorting']>) => (
  <>
    <label>
      {listTexts.sortBy}
      <select value={sort} onChange={({ target }) => onSort(target.value as S, direction)}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <button type="button" onClick={() => onSort(sort, reversed(direction))}>
      {listTexts.direction[direction]}
    </button>
  </>
);

export interface ListHeadsProps<S extends string> {
  /** Omit if rows cannot be selected. */
  readonly selection?: Selection | undefined;
  readonly columns: readonly {
    readonly label: string;
    /** The field that the column sorts by, and the direction of the first press. Ascending by default. */
    readonly sort?: S;
    readonly first?: Direction;
    /** Hidden when the list is too narrow for all columns. */
    readonly isExtra?: boolean;
  }[];
  /** Omit for lists with a fixed order. */
  readonly sorting?: Sorting<S>;
}

/** Renders the column headers. The first press sorts by a column, the next one reverses the order. */
export const ListHeads = <S extends string>({ selection, columns, sorting }: ListHeadsProps<S>) => (
  <div role={use(TableContext) ? 'row' : undefined} className={frame.heads}>
    {selection && (
      <ColumnLabel label={listTexts.selection}>
        <Check label={listTexts.selectAll} state={selection.all} onToggle={selection.toggleAll} />
      </ColumnLabel>
    )}
    {columns.map(({ label, sort, first = 'asc', isExtra = false }) => {
      if (sort === undefined || sorting === undefined)
        return (
          <ColumnLabel key={label} isExtra={isExtra}>
            {label}
          </ColumnLabel>
        );
      const next = sorting.sort === sort ? reversed(sorting.direction) : first;
      return (
        <ColumnHead
          key={label}
          label={label}
          direction={sorting.sort === sort ? sorting.direction : undefined}
          onSort={() => sorting.onSort(sort, next)}
          onPrefetch={() => sorting.onPrefetch?.(sort, next)}
        />
      );
    })}
    {/* The empty cell above the actions, which need no header. */}
    <span role={use(TableContext) ? 'cell' : undefined} />
  </div>
);

interface SelectionToolsProps {
  readonly selection: Selection;
  readonly actions: readonly RowAction[];
  /** Menus beside the actions. */
  readonly children?: ReactNode;
}

/** Renders the actions for the selected rows, in place of the tools. */
export const SelectionTools = ({ selection, actions, children }: SelectionToolsProps) => {
  const isNarrow = useMediaQuery(narrowListQuery);
  return (
    <div className={frame.tools} role="toolbar" aria-label={listTexts.selected(selection.selected.length)}>
      {/* On wider screens, this checkbox is in the column headers. */}
      {isNarrow && <Check label={listTexts.selectAll} state={selection.all} onToggle={selection.toggleAll} />}
      <output className={frame.chosen}>{listTexts.selected(selection.selected.length)}</output>
      {actions.map(({ label, onPress }) => (
        <button key={label} type="button" className={frame.act} onClick={onPress}>
          {label}
        </button>
      ))}
      {children}
      <div className={frame.end}>
        <button type="button" className={frame.act} onClick={selection.clear}>
          {listTexts.clearSelection}
        </button>
      </div>
    </div>
  );
};
