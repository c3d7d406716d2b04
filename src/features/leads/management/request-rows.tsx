import type { WithId } from '@/shared/firebase/collection';
import list from '@/shared/lists/list-frame.module.css';
import { NoRows, Pager } from '@/shared/lists/list-parts';
import { RowList, UnreadableRow } from '@/shared/lists/rows/list-row';
import type { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import type { Selection } from '@/shared/lists/rows/use-selection';
import type { Lead } from '../schema';
import { type LeadHandlers, type LeadRights, RequestRow } from './request-row';
import { leadTexts } from './texts';
import type { LeadActions } from './use-lead-actions';
import type { RequestPage } from './use-request-page';

interface RequestRowsProps {
  readonly page: RequestPage;
  readonly rows: ReturnType<typeof useRowFocus>;
  readonly selection: Selection;
  readonly actions: LeadActions;
  readonly may: LeadRights;
  readonly onDelete: (leads: readonly WithId<Lead>[]) => void;
}

/**
 * The rows of a page, or why there are none; below them what the query leaves out, and the buttons to other pages.
 */
export const RequestRows = ({ page, rows, selection, actions, may, onDelete }: RequestRowsProps) => {
  const { state, change, leads, ids, fromServer } = page;
  const isSettled = fromServer && (ids.length > 0 || page.read === 0 || page.isFull);
  const on = useRowHandlers<LeadHandlers>({
    open: (id) => {
      rows.setCurrent(id);
      change({ open: id });
    },
    toggle: selection.toggle,
    setStatus: (lead, status) => void actions.setStatus([lead], status),
    send: actions.sendLink,
    reply: actions.reply,
    remove: (lead) => onDelete([lead]),
  });
  return (
    <>
      <RowList label={leadTexts.section} rows={rows}>
        {leads.map((lead) => (
          <RequestRow
            key={lead.id}
            lead={lead}
            may={may}
            tabIndex={rows.rowProps(lead.id).tabIndex}
            address={page.addressOf(lead.id)}
            isOpen={lead.id === state.open}
            isSelected={selection.has(lead.id)}
            isSaving={actions.savingIds.has(lead.id)}
            on={on}
          />
        ))}
        {page.stored.invalid.map((each) => (
          <UnreadableRow
            key={each.id}
            invalid={each}
            title={leadTexts.unreadable}
            why={leadTexts.unreadableWhy(each.id)}
            focus={rows.rowProps(each.id)}
            action={
              may.delete
                ? {
                    label: leadTexts.delete,
                    onPress: () =>
                      actions.askToDelete([{ id: each.id, label: leadTexts.recordLabel(each.id) }]),
                  }
                : undefined
            }
          />
        ))}
      </RowList>
      {isSettled && ids.length === 0 && <NoRequests page={page} />}
      {!page.isOrdered && <p className={list.note}>{leadTexts.searchedByDate}</p>}
      {page.tally.untyped > 0 && <p className={list.note}>{leadTexts.untyped(page.tally.untyped)}</p>}
      <LeftOutNote page={page} />
      <Pager
        ways={page.ways}
        onGo={change}
        onAhead={page.ahead}
        range={{ page: state.page, size: page.size, rows: ids.length, total: page.total }}
        named={leadTexts.requests}
        isSettled={isSettled}
        isSearching={page.isSearching}
        {...(page.hasPaused && { nextLabel: leadTexts.searchOn })}
      />
    </>
  );
};

/** Why no request is shown (WRK-528, WRK-Q139). */
const NoRequests = ({ page }: { readonly page: RequestPage }) => {
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

/**
 * At the end of the list: how many requests the query leaves out because they lack the field it sorts or filters
 * by.
 */
const LeftOutNote = ({ page }: { readonly page: RequestPage }) => {
  const { state, read, size, total, view } = page;
  if (total === undefined || read >= size || state.before !== '' || (read === 0 && state.page > 1))
    return null;
  const missing = total - (state.page - 1) * size - read;
  return missing > 0 ? <p className={list.note}>{leadTexts.leftOut(missing, view.sort)}</p> : null;
};
