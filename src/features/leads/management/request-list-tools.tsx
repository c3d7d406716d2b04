import type { RefObject } from 'react';
import list from '@/shared/lists/list-frame.module.css';
import { Check, ColumnHead, FilterChip, SearchBox } from '@/shared/lists/list-parts';
import { type Density, type PageSize, pageSizes } from '@/shared/lists/list-settings';
import { Popover } from '@/shared/lists/popover';
import type { useSelection } from '@/shared/lists/use-selection';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { type LeadListState, leadKinds, type LeadSort, leadSorts } from '../queries';
import { type LeadStatus, leadStatuses } from '../schema';
import { kindLabels, leadTexts, sortLabels, statusLabels } from './texts';
import styles from './request-list-tools.module.css';

interface RequestListToolsProps {
  readonly state: LeadListState;
  /** Changes the view, from its first page. */
  readonly go: (part: Partial<LeadListState>) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly settings: { readonly pageSize: PageSize; readonly density: Density };
  readonly onSettings: (part: { readonly pageSize?: PageSize; readonly density?: Density }) => void;
  readonly selection: ReturnType<typeof useSelection>;
  readonly playbookLink: string;
  readonly onRefresh: () => void;
}

const statusOptions = [
  { value: 'all', label: leadTexts.anyStatus } as const,
  ...leadStatuses.map((value) => ({ value, label: statusLabels[value] })),
];
const kindOptions = [
  { value: 'all', label: leadTexts.anyType } as const,
  ...leadKinds.map((value) => ({ value, label: kindLabels[value] })),
];

/** Search, filters and the view of the list, the playbook link, and the heads of the columns. */
export const RequestListTools = ({
  state,
  go,
  searchBox,
  settings,
  onSettings,
  selection,
  playbookLink,
  onRefresh,
}: RequestListToolsProps) => (
  <>
    <div className={list.tools}>
      <SearchBox
        label={leadTexts.search}
        value={state.search}
        onType={(search) => go({ search })}
        box={searchBox}
      />
      <FilterChip
        label={leadTexts.status}
        value={state.status}
        options={statusOptions}
        onChoose={(status) => go({ status })}
        clearLabel={leadTexts.clearStatus}
      />
      <FilterChip
        label={leadTexts.type}
        value={state.kind}
        options={kindOptions}
        onChoose={(kind) => go({ kind })}
        clearLabel={leadTexts.clearType}
      />
      <Popover label={leadTexts.view} kind="dialog" face={leadTexts.view}>
        <div className={styles.view}>
          <label>
            {leadTexts.sortBy}
            <select value={state.sort} onChange={({ target }) => go({ sort: target.value as LeadSort })}>
              {leadSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortLabels[sort]}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => go({ direction: state.direction === 'asc' ? 'desc' : 'asc' })}>
            {leadTexts.direction[state.direction]}
          </button>
          <label>
            {leadTexts.rows}
            <select
              value={settings.pageSize}
              onChange={({ target }) => {
                onSettings({ pageSize: Number(target.value) as PageSize });
                go({});
              }}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
          <label>
            {leadTexts.compact}
            <input
              type="checkbox"
              checked={settings.density === 'compact'}
              onChange={({ target }) => onSettings({ density: target.checked ? 'compact' : 'comfortable' })}
            />
          </label>
          <button type="button" onClick={onRefresh}>
            {leadTexts.refresh}
          </button>
        </div>
      </Popover>
      <div className={`${list.end} ${styles.link}`}>
        <a href={playbookLink} target="_blank" rel="noopener noreferrer" title={leadTexts.playbookLink}>
          {playbookLink}
        </a>
        <CopyButton text={playbookLink} label={leadTexts.copyLink} />
      </div>
    </div>
    <div className={list.heads}>
      <Check label={leadTexts.selectAll} state={selection.all} onToggle={selection.toggleAll} />
      {(['name', 'email', 'type', 'status', 'created'] as const).map((column) =>
        column === 'type' ? (
          <span key={column}>{leadTexts.columns.type}</span>
        ) : (
          <ColumnHead
            key={column}
            label={leadTexts.columns[column]}
            direction={state.sort === sortOf[column] ? state.direction : undefined}
            onSort={() => go(sortedBy(sortOf[column], state))}
          />
        ),
      )}
      <span>{leadTexts.columns.updated}</span>
    </div>
  </>
);

const sortOf = { name: 'name', email: 'email', status: 'status', created: 'createdAt' } as const;

/** The first press sorts as one reads (the newest first), the next the other way round. */
function sortedBy(sort: LeadSort, state: LeadListState): Pick<LeadListState, 'sort' | 'direction'> {
  if (state.sort === sort) return { sort, direction: state.direction === 'asc' ? 'desc' : 'asc' };
  return { sort, direction: sort === 'createdAt' ? 'desc' : 'asc' };
}

interface SelectionToolsProps {
  readonly selection: ReturnType<typeof useSelection>;
  readonly onSetStatus: (status: LeadStatus) => void;
  readonly onDelete: () => void;
}

/** What can be done with the selected requests, in the place of the tool line. */
export const SelectionTools = ({ selection, onSetStatus, onDelete }: SelectionToolsProps) => (
  <div className={list.tools} role="toolbar" aria-label={leadTexts.selected(selection.selected.length)}>
    <Check label={leadTexts.selectAll} state={selection.all} onToggle={selection.toggleAll} />
    <output className={list.chosen}>{leadTexts.selected(selection.selected.length)}</output>
    {leadStatuses.map((status) => (
      <button key={status} type="button" className={list.act} onClick={() => onSetStatus(status)}>
        {leadTexts.mark(status)}
      </button>
    ))}
    <button type="button" className={list.act} onClick={onDelete}>
      {leadTexts.delete}
    </button>
    <div className={list.end}>
      <button type="button" className={list.act} onClick={selection.clear}>
        {leadTexts.clearSelection}
      </button>
    </div>
  </div>
);
