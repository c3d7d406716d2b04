import list from '@/shared/lists/list-frame.module.css';
import { NoRows } from '@/shared/lists/list-parts';
import { leadTexts } from './texts';
import type { LeadListPage } from './use-lead-list';

/** Why no lead is shown. */
export const NoLeads = ({ page }: { readonly page: LeadListPage }) => {
  const { state, view, change, go } = page;
  if (!page.isExact) return <p className={list.note}>{leadTexts.searchedSome(page.read)}</p>;
  const search = state.search.trim();
  const hint =
    search !== ''
      ? leadTexts.noneWithSearch(search)
      : view.status !== 'all' && view.kind === 'all'
        ? leadTexts.noneWithStatus(view.status)
        : leadTexts.noneWithFilters;
  const isNarrowed = search !== '' || view.status !== 'all' || view.kind !== 'all';
  return (
    <NoRows
      title={leadTexts.noneFound}
      page={state.page}
      onGo={change}
      narrowed={
        isNarrowed
          ? {
              hint,
              label: leadTexts.showAll,
              onClear: () => go({ search: '', status: 'all', kind: 'all' }),
            }
          : undefined
      }
      noneYet={leadTexts.noneYet}
      drawing="letter"
    />
  );
};
