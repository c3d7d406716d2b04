import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { firstPage } from '@/shared/lists/cursor-pages';
import { ListHeads, ListTools } from '@/shared/lists/list-tools';
import type { Selection } from '@/shared/lists/rows/use-selection';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { leadKinds, type LeadListState, leadSorts, requestsPerPage } from '../queries';
import { leadStatuses } from '../schema';
import styles from './request-list-tools.module.css';
import { kindLabels, leadTexts, sortLabels, statusLabels } from './texts';

interface RequestListToolsProps {
  readonly state: LeadListState;
  /** Changes the view and goes to its first page. */
  readonly go: (part: Partial<LeadListState>) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly playbookLink: string;
  readonly onRefresh: () => void;
}

const all = { value: 'all', label: leadTexts.all };
const statusOptions = [all, ...leadStatuses.map((value) => ({ value, label: statusLabels[value] }))];
const kindOptions = [all, ...leadKinds.map((value) => ({ value, label: kindLabels[value] }))];
const sorts = leadSorts.map((value) => ({ value, label: sortLabels[value] }));

/** Search, filters and view of the list, and the playbook link (WRK-513 to WRK-518). */
export const RequestListTools = ({
  state,
  go,
  searchBox,
  playbookLink,
  onRefresh,
}: RequestListToolsProps) => (
  <ListTools
    search={{
      label: leadTexts.search,
      value: state.search,
      onType: (search) => go({ search }),
      box: searchBox,
    }}
    filters={[
      {
        label: leadTexts.status,
        value: state.status,
        options: statusOptions,
        onChoose: (status) => go({ status: status as LeadListState['status'] }),
        clearLabel: leadTexts.clearStatus,
      },
      {
        label: leadTexts.type,
        value: state.kind,
        options: kindOptions,
        onChoose: (kind) => go({ kind: kind as LeadListState['kind'] }),
        clearLabel: leadTexts.clearType,
      },
    ]}
    sorting={{ ...state, sorts, onSort: (sort, direction) => go({ sort, direction }) }}
    usualPageSize={requestsPerPage}
    onPageSize={() => go({})}
    onRefresh={onRefresh}
    isBesidePanel={state.open !== ''}
    end={
      <div className={styles.link}>
        <a href={playbookLink} target="_blank" rel="noopener noreferrer" title={leadTexts.playbookLink}>
          {playbookLink}
        </a>
        <CopyButton text={playbookLink} label={leadTexts.copyLink} />
        <Link to={workspacePaths.adminVideos}>{leadTexts.videos}</Link>
      </div>
    }
  />
);

const { columns } = leadTexts;
const heads = [
  { label: columns.name, sort: 'name' },
  { label: columns.email, sort: 'email' },
  { label: columns.type, isExtra: true },
  { label: columns.status, sort: 'status' },
  { label: columns.created, sort: 'createdAt', first: 'desc' },
  { label: columns.updated, isExtra: true },
] as const;

interface RequestListHeadsProps extends Pick<RequestListToolsProps, 'state' | 'go'> {
  /** Requests the rows of a change before it is made. */
  readonly ahead: (part: Partial<LeadListState>) => void;
  readonly selection: Selection | undefined;
}

/** The heads of the list's columns. */
export const RequestListHeads = ({ state, go, ahead, selection }: RequestListHeadsProps) => (
  <ListHeads
    selection={selection}
    columns={heads}
    sorting={{
      ...state,
      onSort: (sort, direction) => go({ sort, direction }),
      onAhead: (sort, direction) => ahead({ ...firstPage, sort, direction }),
    }}
  />
);
