import list from '@/shared/lists/list-frame.module.css';
import { NoRecords } from '@/shared/lists/no-records';
import { leadTexts } from './texts';
import type { RequestList } from './use-request-list';

/** Why no request is shown. */
export const NoRequests = ({ page }: { readonly page: RequestList }) => {
  const { state, view } = page;
  if (!page.isExact) return <p className={list.note}>{leadTexts.searchedSome(page.read)}</p>;
  const search = state.search.trim();
  return (
    <NoRecords
      list={page}
      texts={leadTexts}
      title={leadTexts.noneFound}
      hint={
        search !== ''
          ? leadTexts.noneWithSearch(search)
          : view.status !== 'all' && view.kind === 'all'
            ? leadTexts.noneWithStatus(view.status)
            : leadTexts.noneWithFilters
      }
      drawing="letter"
    />
  );
};
