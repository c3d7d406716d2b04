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
  /** Says what the search and the filters leave out. */
  readonly hint: string;
}

/** Says why a list has no rows. If a search or a filter leaves all out, a button clears them. */
export const NoRecords = ({ list, texts, hint, ...rest }: NoRecordsProps) => (
  <NoRows
    page={list.state.page}
    onGo={list.change}
    narrowed={list.isNarrowed ? { hint, label: texts.showAll, onClear: list.clearFilters } : undefined}
    noneYet={texts.noneYet}
    {...rest}
  />
);
