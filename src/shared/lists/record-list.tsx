import { Fragment, type ReactNode } from 'react';
import type { InvalidDocument, WithId } from '@/shared/firebase/collection';
import { LiveView } from '@/shared/ui/workspace/live-view';
import type { Parameters } from './address/address-state';
import { firstPage } from './pages/cursor-pages';
import type { ListState, Searchable } from './define-list';
import frame from './list-frame.module.css';
import { Pager, type PagerProps } from './list-parts';
import { ListHeads, type ListHeadsProps, ListTools, SelectionTools } from './list-tools';
import { type RowAction, RowList, UnreadableRow } from './rows/list-row';
import type { ListControls } from './rows/use-list-controls';
import type { Selection } from './rows/use-selection';
import { useListSettings } from './settings/use-list-settings';
import type { RecordListModel } from './use-record-list';

/** The words of a list. */
interface RecordListTexts<S extends string> {
  readonly section: string;
  readonly search: string;
  readonly clearSearch?: string;
  readonly loading: string;
  readonly notFetched: string;
  readonly timedOut: string;
  readonly unreadable: string;
  readonly unreadableWhy: (id: string) => string;
  /** Says that a search on several pages has one order. */
  readonly searchOrder: string;
  readonly searchOn: string;
  readonly leftOut: (count: number, sort: S) => string;
  /** "240 requests" */
  readonly counted: (count: number) => string;
}

interface RecordListProps<T extends Searchable, V extends object, S extends string, E extends Parameters> {
  readonly list: RecordListModel<T, V, S, E>;
  readonly controls: ListControls;
  readonly texts: RecordListTexts<S>;
  /** Sets the columns. */
  readonly className: string | undefined;
  readonly columns: ListHeadsProps<S>['columns'];
  readonly sorts: readonly { readonly value: S; readonly label: string }[];
  /** The filters of the tool line; the first option leaves everything in. */
  readonly filters: readonly {
    readonly name: keyof V & string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly clearLabel: string;
  }[];
  /** How many rows a page has unless the person chooses otherwise. Omit if the pager has the choice. */
  readonly usualPageSize?: number;
  /** Undefined if the person may not select rows. */
  readonly selection: Selection | undefined;
  readonly selectionActions: readonly RowAction[];
  /** Menus beside these actions. */
  readonly selectionMenus?: ReactNode;
  readonly viewActions?: readonly RowAction[];
  readonly onRefresh?: () => void;
  readonly toolsEnd?: ReactNode;
  /** What stands above the tool line. */
  readonly above?: ReactNode;
  /** The list of rows takes these props; those of `controls` unless given. */
  readonly rowsProps?: Pick<ListControls['rows'], 'listProps'>;
  readonly renderRow: (record: WithId<T>) => ReactNode;
  readonly invalidAction?: (invalid: InvalidDocument) => RowAction | undefined;
  /** Says why there are no rows. */
  readonly empty: ReactNode;
  /** What stands below the rows. */
  readonly below?: ReactNode;
  readonly renderPager?: (props: PagerProps) => ReactNode;
  /** The open record, beside the list. */
  readonly panel?: ReactNode;
}

/** A list of records: tool line, column headers, rows or why there are none, and the pages. */
export const RecordList = <T extends Searchable, V extends object, S extends string, E extends Parameters>({
  list,
  controls: { area, searchBox, rows: focus },
  texts,
  className,
  columns,
  sorts,
  filters,
  usualPageSize,
  selection,
  selectionActions,
  selectionMenus,
  viewActions = [],
  onRefresh,
  toolsEnd,
  above,
  rowsProps,
  renderRow,
  invalidAction,
  empty,
  below,
  renderPager = (props) => <Pager {...props} />,
  panel,
}: RecordListProps<T, V, S, E>) => {
  const { state, change, ids, rows } = list;
  const { density } = useListSettings();
  const hasPanel = panel !== undefined;
  const go = (part: object) => list.go(part);
  const prefetch = (part: object) => list.prefetch(part);
  const { sort, direction } = state;
  const sorting = {
    sort,
    direction,
    onSort: (next: S, nextDirection: typeof direction) => go({ sort: next, direction: nextDirection }),
  };
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
          <ListTools
            search={{
              label: texts.search,
              value: state.search,
              onType: (search) => go({ search }),
              box: searchBox,
              ...(texts.clearSearch !== undefined && { clearLabel: texts.clearSearch }),
            }}
            filters={filters.map(({ name, ...filter }) => ({
              ...filter,
              value: String(state[name]),
              onChoose: (value: string) => go({ [name]: value }),
            }))}
            sorting={{ ...sorting, sorts }}
            {...(usualPageSize !== undefined && { usualPageSize, onPageSize: () => go({}) })}
            onRefresh={() => {
              onRefresh?.();
              list.retry();
              list.recount();
            }}
            viewActions={viewActions}
            end={toolsEnd}
            isBesidePanel={hasPanel}
          />
        )}
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
                <RowList
                  label={texts.section}
                  rows={rowsProps ?? focus}
                  heads={
                    <ListHeads
                      selection={selection}
                      columns={columns}
                      sorting={{
                        ...sorting,
                        onPrefetch: (next, nextDirection) =>
                          prefetch({ ...firstPage, sort: next, direction: nextDirection }),
                      }}
                    />
                  }
                >
                  {rows.map((record) => (
                    <Fragment key={record.id}>{renderRow(record)}</Fragment>
                  ))}
                  {list.stored.invalid.map((invalid) => (
                    <UnreadableRow
                      key={invalid.id}
                      invalid={invalid}
                      title={texts.unreadable}
                      why={texts.unreadableWhy(invalid.id)}
                      focus={focus.rowProps(invalid.id)}
                      action={invalidAction?.(invalid)}
                    />
                  ))}
                </RowList>
                {list.isSettled && ids.length === 0 && empty}
                {below}
                {!list.isOrdered && <p className={frame.note}>{texts.searchOrder}</p>}
                {list.leftOut > 0 && <p className={frame.note}>{texts.leftOut(list.leftOut, sort)}</p>}
                {renderPager({
                  pageLinks: list.pageLinks,
                  onGo: (place) => change(place as Partial<ListState<V, S, E>>),
                  onPrefetch: prefetch,
                  range: { page: state.page, size: list.size, rows: ids.length, total: list.total },
                  named: texts.counted,
                  isSettled: list.isSettled,
                  isSearching: list.isSearching,
                  ...(list.hasPaused && { nextLabel: texts.searchOn }),
                })}
              </>
            )}
          </LiveView>
        </div>
      </div>
      {panel}
    </div>
  );
};
