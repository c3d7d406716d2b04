import { Button, NativeSelect, TextInput } from '@mantine/core';
import { leadStatuses } from '../schema';
import styles from './request-filters.module.css';
import { type RequestKind, requestKinds, statusLabels } from './request-labels';
import type { RequestView } from './request-view';
import type { SortField } from './requests-source';

interface RequestFiltersProps {
  readonly view: RequestView;
  readonly onChange: (part: Partial<RequestView>) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
}

const kindLabels: Readonly<Record<RequestKind, string>> = {
  playbook: 'Playbook requests',
  message: 'Messages',
  subscription: 'Subscriptions',
  other: 'Other',
};

const sortLabels: Readonly<Record<SortField, string>> = {
  createdAt: 'Created Date',
  name: 'Name',
  email: 'Email',
  status: 'Status',
};

const statusOptions = [
  { value: 'all', label: 'All' },
  ...leadStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
];
const kindOptions = [
  { value: 'all', label: 'All' },
  ...requestKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
];
const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** Search, filters, order and refresh of the request list. */
export const RequestFilters = ({ view, onChange, onRefresh, isRefreshing }: RequestFiltersProps) => {
  const isAscending = view.direction === 'asc';
  return (
    // React takes the newer <search> element for a mistake where the DOM does not know it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className={styles.filters} aria-label="Playbook requests">
      <TextInput
        className={styles.search ?? ''}
        type="search"
        label="Search by name or email"
        value={view.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        autoComplete="off"
        spellCheck={false}
      />
      <NativeSelect
        label="Status"
        data={statusOptions}
        value={view.status}
        // The options are the known statuses.
        onChange={(event) => onChange({ status: event.currentTarget.value as RequestView['status'] })}
      />
      <NativeSelect
        label="Type"
        data={kindOptions}
        value={view.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as RequestView['kind'] })}
      />
      <NativeSelect
        label="Sort by"
        data={sortOptions}
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as SortField })}
      />
      <Button
        variant="default"
        aria-label={`Sort direction: ${isAscending ? 'ascending' : 'descending'}`}
        leftSection={<DirectionIcon isAscending={isAscending} />}
        onClick={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
      >
        {isAscending ? 'Ascending' : 'Descending'}
      </Button>
      <Button variant="default" onClick={onRefresh} aria-disabled={isRefreshing}>
        {isRefreshing ? 'Refreshing…' : 'Refresh'}
      </Button>
    </div>
  );
};

const DirectionIcon = ({ isAscending }: { readonly isAscending: boolean }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={isAscending ? 'M10 16V4M5 9l5-5 5 5' : 'M10 4v12M5 11l5 5 5-5'} />
  </svg>
);
