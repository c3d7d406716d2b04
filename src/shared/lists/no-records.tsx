import { NoRows } from './list-parts';
import type { PagePlace } from './pages/cursor-pages';

type NoRowsProps = Parameters<typeof NoRows>[0];

interface NoRecordsProps extends Pick<NoRowsProps, 'title' | 'drawing'> {
  readonly list: {
    readonly state: PagePlace;
    readonly change: (place: PagePlace) => void;
    readonly isNarrowed: boolean;
    readonly clearFilters: () => void;
  };
  readonly texts: { readonly showAll: string; readonly noneYet: string };
  /** Text that lists the active search and filters. */
  readonly hint: string;
}

/** Renders why a list has no rows. If a search or filter excludes all records, a button clears it. */
export const NoRecords = ({ list, texts, hint, ...rest }: NoRecordsProps) => (
  <NoRows
    page={list.state.page}
    onGo={list.change}
    narrowed={list.isNarrowed ? { hint, label: texts.showAll, onClear: list.clearFilters } : undefined}
    noneYet={texts.noneYet}
    {...rest}
  />
);
