import { firstPage, type PagePlace } from '@/shared/lists/cursor-pages';
import list from '@/shared/lists/list-frame.module.css';
import { EmptyList } from '@/shared/lists/list-parts';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import type { LeadListState, LeadSort, LeadView } from '../queries';
import { leadTexts } from './texts';

interface EmptyRequestsProps {
  /** With the search as it was typed. */
  readonly view: LeadView;
  readonly page: number;
  /** Whether nothing more can be found by searching on. */
  readonly isExact: boolean;
  readonly read: number;
  readonly go: (part: Partial<LeadListState>) => void;
}

/** Why no row is shown, and the way to some (WRK-528, WRK-Q139). */
export const EmptyRequests = ({ view, page, isExact, read, go }: EmptyRequestsProps) => {
  const { search, status, kind } = view;
  if (!isExact) return <p className={list.note}>{leadTexts.searchedSome(read)}</p>;
  if (page > 1) {
    return (
      <EmptyList
        title={leadTexts.noneFound}
        hint={leadTexts.pastEnd}
        action={{ label: leadTexts.firstPage, onPress: () => go(firstPage) }}
      />
    );
  }
  const isNarrowed = search.trim() !== '' || status !== 'all' || kind !== 'all';
  if (!isNarrowed) {
    return (
      <EmptyList
        title={leadTexts.noneFound}
        hint={leadTexts.noneYet}
        drawing={<SpotDrawing name="letter" />}
      />
    );
  }
  const hint =
    search.trim() !== ''
      ? leadTexts.noneWithSearch(search.trim())
      : status !== 'all' && kind === 'all'
        ? leadTexts.noneWithStatus(status)
        : leadTexts.noneWithFilters;
  return (
    <EmptyList
      title={leadTexts.noneFound}
      hint={hint}
      action={{ label: leadTexts.showAll, onPress: () => go({ search: '', status: 'all', kind: 'all' }) }}
    />
  );
};

interface LeftOutNoteProps {
  readonly sort: LeadSort;
  readonly place: PagePlace;
  readonly rows: number;
  readonly size: number;
  readonly total: number | undefined;
}

/** Says how many requests the database leaves out, since they lack the field it sorts by; at the end of the list. */
export const LeftOutNote = ({ sort, place, rows, size, total }: LeftOutNoteProps) => {
  if (total === undefined || rows >= size || place.before !== '' || (rows === 0 && place.page > 1))
    return null;
  const missing = total - (place.page - 1) * size - rows;
  return missing > 0 ? <p className={list.note}>{leadTexts.leftOut(missing, sort)}</p> : null;
};
