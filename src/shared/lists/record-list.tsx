import { Fragment, type ReactNode } from 'react';
import type { InvalidDocument, WithId } from '@/shared/firebase/collection';
import { LiveView } from '@/shared/ui/workspace/live-view';
import type { Parameters } from './address/address-state';
import { firstPage } from './pages/cursor-pages';
import type { ListState } from './define-list';
import frame from './list-frame.module.css';
import { Pager, type PagerProps } from './list-parts';
import { ListHeads, type ListHeadsProps, ListTools, SelectionTools, type Sorting } from './list-tools';
import { type RowAction, RowList, UnreadableRow } from './rows/list-row';
import type { ListControls } from './rows/use-list-controls';
import type { Selection } from './rows/use-selection';
import { useListSettings } from './settings/use-list-settings';
import type { RecordListModel } from './use-record-list';

/** The texts of a list. */
export interface RecordListTexts<S extends string> {
  readonly section: string;
  /** Omit for a list without a search box. */
  readonly search?: string;
  readonly clearSearch?: string;
  readonly loading: string;
  readonly notFetched: string;
  readonly timedOut: string;
  readonly unreadable: string;
  readonly unreadableWhy: (id: string) => string;
  /** Says that the results of a search with several pages have a fixed order. */
  readonly searchOrder?: string;
  readonly searchOn?: string;
  /** Says how many records are missing because they lack the field that the query sorts by. */
  readonly leftOut?: (count: number, sort: S) => string;
  /** "240 requests" */
  readonly counted: (count: number) => string;
}

/** A filter among the tools. Its first option means no filter. */
export interface RecordFilter<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly clearLabel: string;
}

interface ListProps<T extends object, V extends object, S extends string, E extends Parameters> {
  readonly list: RecordListModel<T, V, S, E>;
  readonly controls: ListControls;
}

interface RecordToolsProps<T extends object, V extends object, S extends string, E extends Parameters>
  extends ListProps<T, V, S, E> {
  readonly texts: Pick<RecordListTexts<S>, 'search' | 'clearSearch'>;
  /** Omit for a list with a fixed order. */
  readonly sorts?: readonly { readonly value: S; readonly label: string }[] | undefined;
  readonly filters: readonly (RecordFilter<keyof V & string> | false)[];
  readonly viewActions?: readonly RowAction[] | undefined;
  readonly onRefresh?: (() => void) | undefined;
  /** Content before the search. */
  readonly toolsStart?: ReactNode;
  readonly toolsEnd?: ReactNode;
  readonly isBesidePanel: boolean;
}

/** Renders the tools of a list. */
export const RecordTools = <T extends object, V extends object, S extends string, E extends Parameters>({
  list,
  controls: { searchBox },
  texts,
  sorts,
  filters,
  viewActions = [],
  onRefresh,
  toolsStart,
  toolsEnd,
  isBesidePanel,
}: RecordToolsProps<T, V, S, E>) => {
  const { state, usualPageSize } = list;
  const go = (part: object) => list.go(part);
  return (
    <ListTools
      start={toolsStart}
      {...(texts.search !== undefined && {
        search: {
          label: texts.search,
          value: state.search,
          onType: (search: string) => go({ search }),
          box: searchBox,
          ...(texts.clearSearch !== undefined && { clearLabel: texts.clearSearch }),
        },
      })}
      filters={filters
        .filter((each) => each !== false)
        .map(({ name, ...filter }) => ({
          ...filter,
          value: String(state[name]),
          onChoose: (value: string) => go({ [name]: value }),
        }))}
      {...(sorts && { sorting: { ...sortingOf(list), sorts } })}
      {...(usualPageSize !== undefined && { usualPageSize, onPageSize: () => go({}) })}
      onRefresh={() => {
        onRefresh?.();
        list.retry();
        list.recount();
      }}
      viewActions={viewActions}
      end={toolsEnd}
      isBesidePanel={isBesidePanel}
    />
  );
};

/** Returns the order of a list, and functions to change it. */
const sortingOf = <T extends object, V extends object, S extends string, E extends Parameters>({
  state: { sort, direction },
  go,
  prefetch,
}: RecordListModel<T, V, S, E>): Sorting<S> => {
  const sorted = (by: S, way: typeof direction): object => ({ ...firstPage, sort: by, direction: way });
  return {
    sort,
    direction,
    onSort: (next, way) => go(sorted(next, way)),
    onPrefetch: (next, way) => void prefetch(sorted(next, way)),
  };
};

interface RecordPageProps<T extends object, V extends object, S extends string, E extends Parameters>
  extends ListProps<T, V, S, E> {
  readonly texts: RecordListTexts<S>;
  /** The rows. */
  readonly children: ReactNode;
  /** The explanation shown if there are no rows. */
  readonly empty: ReactNode;
  /** Content below the rows. */
  readonly below?: ReactNode;
  readonly renderPager?: ((props: PagerProps) => ReactNode) | undefined;
}

/** Renders the rows of a list, or why there are none, and links to other pages. Shows loading and failure. */
export const RecordPage = <T extends object, V extends object, S extends string, E extends Parameters>({
  list,
  controls: { area },
  texts,
  children,
  empty,
  below,
  renderPager = (props) => <Pager {...props} />,
}: RecordPageProps<T, V, S, E>) => {
  const { state, ids } = list;
  return (
    <div ref={area} tabIndex={-1} className={frame.place}>
      <LiveView
        live={list.live}
        retry={list.retry}
        loading={texts.loading}
        failed={texts.notFetched}
        timedOut={texts.timedOut}
      >
        {() => (
          <>
            {children}
            {list.isSettled && ids.length === 0 && empty}
            {below}
            {!list.isOrdered && <p className={frame.note}>{texts.searchOrder}</p>}
            {list.leftOut > 0 && texts.leftOut && (
              <p className={frame.note}>{texts.leftOut(list.leftOut, state.sort)}</p>
            )}
            {renderPager({
              pageLinks: list.pageLinks,
              onGo: (place) => list.change(place as Partial<ListState<V, S, E>>),
              onPrefetch: (place) => void list.prefetch(place as Partial<ListState<V, S, E>>),
              range: { page: state.page, size: list.size, rows: ids.length, total: list.total },
              named: texts.counted,
              isSettled: list.isSettled,
              isSearching: list.isSearching,
              ...(list.hasPaused && texts.searchOn !== undefined && { nextLabel: texts.searchOn }),
            })}
          </>
        )}
      </LiveView>
    </div>
  );
};

/** Renders a row for each record that cannot be read. */
export const UnreadableRows = <T extends object, V extends object, S extends string, E extends Parameters>({
  list,
  controls,
  texts,
  action,
}: ListProps<T, V, S, E> & {
  readonly texts: Pick<RecordListTexts<S>, 'unreadable' | 'unreadableWhy'>;
  readonly action?: ((invalid: InvalidDocument) => RowAction | undefined) | undefined;
}) =>
  list.stored.invalid.map((invalid) => (
    <UnreadableRow
      key={invalid.id}
      invalid={invalid}
      title={texts.unreadable}
      why={texts.unreadableWhy(invalid.id)}
      focus={controls.rows.rowProps(invalid.id)}
      action={action?.(invalid)}
    />
  ));

interface RecordListProps<T extends object, V extends object, S extends string, E extends Parameters>
  extends Omit<RecordToolsProps<T, V, S, E>, 'isBesidePanel' | 'texts'>,
    Omit<RecordPageProps<T, V, S, E>, 'children'> {
  /** A class that sets the columns. */
  readonly className: string | undefined;
  readonly columns: ListHeadsProps<S>['columns'];
  /** Undefined if the person may not select rows. */
  readonly selection?: Selection | undefined;
  readonly selectionActions?: readonly RowAction[];
  /** Menus beside the actions for selected rows. */
  readonly selectionMenus?: ReactNode;
  /** Content above the tools. */
  readonly above?: ReactNode;
  /** Props for the list element. Those of `controls` by default. */
  readonly rowsProps?: Pick<ListControls['rows'], 'listProps'>;
  readonly renderRow: (record: WithId<T>) => ReactNode;
  readonly invalidAction?: (invalid: InvalidDocument) => RowAction | undefined;
  /** The open record, beside the list. */
  readonly panel?: ReactNode;
}

/** Renders a list of records: tools, column headers, rows or why there are none, and pagination. */
export const RecordList = <T extends object, V extends object, S extends string, E extends Parameters>({
  className,
  columns,
  selection,
  selectionActions = [],
  selectionMenus,
  above,
  rowsProps,
  renderRow,
  invalidAction,
  panel,
  ...parts
}: RecordListProps<T, V, S, E>) => {
  const { list, controls, texts, sorts } = parts;
  const { density } = useListSettings();
  const hasPanel = panel !== undefined;
  return (
    <div
      className={`${frame.frame} ${className}`}
      data-density={density}
      data-open={hasPanel}
      data-ticks={selection !== undefined}
    >
      <div className={frame.column}>
        {above}
        {selection && selection.selected.length > 0 ? (
          <SelectionTools selection={selection} actions={selectionActions}>
            {selectionMenus}
          </SelectionTools>
        ) : (
          <RecordTools {...parts} isBesidePanel={hasPanel} />
        )}
        <RecordPage {...parts}>
          <RowList
            label={texts.section}
            rows={rowsProps ?? controls.rows}
            heads={
              <ListHeads
                selection={selection}
                columns={columns}
                {...(sorts && { sorting: sortingOf(list) })}
              />
            }
          >
            {list.rows.map((record) => (
              <Fragment key={record.id}>{renderRow(record)}</Fragment>
            ))}
            <UnreadableRows list={list} controls={controls} texts={texts} action={invalidAction} />
          </RowList>
        </RecordPage>
      </div>
      {panel}
    </div>
  );
};
