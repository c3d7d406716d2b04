import list from '@/shared/lists/list-frame.module.css';
import { NoRecords } from '@/shared/lists/no-records';
import { leadTexts } from './texts';
import type { LeadListPage } from './use-lead-list';

/** Explains why the list is empty. */
export const NoLeads = ({ page }: { readonly page: LeadListPage }) => {
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
