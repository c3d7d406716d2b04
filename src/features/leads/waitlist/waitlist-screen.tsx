import { type ReactNode, useMemo, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { writeState } from '@/shared/lists/address/address-state';
import { firstPage } from '@/shared/lists/pages/cursor-pages';
import list from '@/shared/lists/list-frame.module.css';
import { NoRows, Pager } from '@/shared/lists/list-parts';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { listSource } from '@/shared/lists/list-source';
import { ListHeads, ListTools } from '@/shared/lists/list-tools';
import { useNewItems } from '@/shared/lists/new-items';
import { RowList, UnreadableRow } from '@/shared/lists/rows/list-row';
import { useEscape } from '@/shared/lists/rows/use-list-keys';
import { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { useCounts } from '@/shared/lists/use-counts';
import { useListPage } from '@/shared/lists/pages/use-list-page';
import { useListSettings } from '@/shared/lists/settings/use-list-settings';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { waitlist } from '../collections';
import { LeadTiles } from '../management/lead-tiles';
import { can } from '../policy';
import { leadsPerPage } from '../queries';
import { type LeadStatus, type WaitlistEntry, waitlistStatuses } from '../schema';
import { setEntryStatus } from './changes';
import { exportWaitlist } from './export-waitlist';
import { entryCounts, waitlistPage, waitlistParameters, type WaitlistState } from './queries';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';
import { EntryByAddress, EntryPanel } from './waitlist-panel';
import { WaitlistRow } from './waitlist-row';
import styles from './waitlist-screen.module.css';

interface WaitlistScreenProps {
  readonly actor: Actor;
  /** The tabs that lead to the leads and back. */
  readonly tabs: ReactNode;
}

const source = listSource(waitlist);
const filters = ['all', ...waitlistStatuses] as const;
const labelOf = (filter: (typeof filters)[number]) =>
  filter === 'all' ? texts.total : waitlistStatusLabels[filter];
const { columns } = texts;
const heads = [
  { label: columns.name },
  { label: columns.email },
  { label: columns.organization, isExtra: true },
  { label: columns.status },
  { label: columns.created, sort: 'createdAt', first: 'desc' },
  { label: columns.updated, isExtra: true },
] as const;

/** The waitlist of the data integration hub, for administrators to work through. */
export const WaitlistScreen = ({ actor, tabs }: WaitlistScreenProps) => {
  const { state, change } = useAddressState(waitlistParameters);
  const { open, status, direction } = state;
  const { density } = useListSettings();
  const size = pageSizeOf(leadsPerPage, useListSettings());
  const { counts, failed, refresh } = useCounts(waitlist, entryCounts, source);
  const total = counts[status];
  const query = waitlistPage(state, size, total);
  const page = useListPage({
    collection: waitlist,
    watch: source.watch(query),
    place: state,
    limit: query.limit,
    total,
  });
  const entries = page.documents.filter((entry) => status === 'all' || entry.status === status);
  const ids = useMemo(
    () => [...entries, ...page.stored.invalid].map(({ id }) => id),
    [entries, page.stored.invalid],
  );
  const area = useRef<HTMLDivElement>(null);
  const rows = useRowFocus({
    ids,
    fallback: area,
    onMove: (id) => {
      if (open !== '' && id !== open) change({ open: id });
    },
  });
  const mayUpdate = can(actor, 'waitlist.update');
  const isSettled = page.fromServer && (ids.length > 0 || page.read === 0);

  useNewItems(page.live, (items) => {
    refresh();
    const [newest] = items;
    if (newest) showMessage('info', texts.arrived(items.length, texts.nameOf(newest)));
  });

  const go = (part: Partial<WaitlistState>) => change({ ...firstPage, ...part });
  const closePanel = () => {
    change({ open: '' });
    rows.focusRow(open);
  };
  useEscape(() => {
    if (open !== '') closePanel();
  });

  const setStatus = async (entry: WithId<WaitlistEntry>, next: LeadStatus) => {
    const name = texts.nameOf(entry);
    await reportOutcome(() => setEntryStatus(entry, next), {
      done: texts.marked(name, next),
      failed: texts.notUpdated(name),
    });
  };
  const exportAll = () => {
    exportWaitlist({ status, direction }).catch(() => showMessage('error', texts.notExported));
  };

  const opened = entries.find(({ id }) => id === open);
  const panel = { mayUpdate, onClose: closePanel, onSetStatus: setStatus };
  return (
    <Screen
      tabs={tabs}
      action={
        <LeadTiles
          tiles={filters.map((filter) => ({ value: filter, label: labelOf(filter), count: counts[filter] }))}
          failed={failed}
          chosen={status}
          onChoose={(chosen) => go({ status: chosen })}
        />
      }
    >
      <div className={`${list.frame} ${styles.columns}`} data-density={density} data-open={open !== ''}>
        <div className={list.column}>
          <ListTools
            filters={[
              {
                label: texts.status,
                value: status,
                options: filters.map((value) => ({
                  value,
                  label: value === 'all' ? texts.all : labelOf(value),
                })),
                onChoose: (chosen) => go({ status: chosen as WaitlistState['status'] }),
                clearLabel: texts.clearStatus,
              },
            ]}
            sorting={{
              sort: 'createdAt',
              direction,
              sorts: [{ value: 'createdAt', label: texts.sortLabel }],
              onSort: (_, next) => go({ direction: next }),
            }}
            usualPageSize={leadsPerPage}
            onPageSize={() => go({})}
            onRefresh={() => {
              page.retry();
              refresh();
            }}
            isBesidePanel={open !== ''}
            end={
              <button type="button" className={list.act} onClick={exportAll}>
                {texts.export}
              </button>
            }
          />
          <div ref={area} tabIndex={-1} className={list.place}>
            <LiveView
              live={page.live}
              retry={page.retry}
              loading={texts.loading}
              failed={texts.notFetched}
              timedOut={texts.timedOut}
            >
              {() => (
                <>
                  <RowList
                    label={texts.section}
                    rows={rows}
                    heads={
                      <ListHeads
                        columns={heads}
                        sorting={{
                          sort: 'createdAt',
                          direction,
                          onSort: (_, next) => go({ direction: next }),
                        }}
                      />
                    }
                  >
                    {entries.map((entry) => (
                      <WaitlistRow
                        key={entry.id}
                        entry={entry}
                        mayUpdate={mayUpdate}
                        focus={rows.rowProps(entry.id)}
                        address={writeState(
                          waitlistParameters,
                          { ...state, open: entry.id },
                          '?tab=waitlist',
                        )}
                        isOpen={entry.id === open}
                        onOpen={() => {
                          rows.setCurrent(entry.id);
                          change({ open: entry.id });
                        }}
                        onSetStatus={(next) => void setStatus(entry, next)}
                      />
                    ))}
                    {page.stored.invalid.map((each) => (
                      <UnreadableRow
                        key={each.id}
                        invalid={each}
                        title={texts.unreadable}
                        why={texts.unreadableWhy(each.id)}
                        focus={rows.rowProps(each.id)}
                      />
                    ))}
                  </RowList>
                  {isSettled && ids.length === 0 && (
                    <NoRows
                      title={texts.noneFound}
                      page={state.page}
                      onGo={change}
                      narrowed={
                        status === 'all'
                          ? undefined
                          : {
                              hint: texts.noneWithStatus(status),
                              label: texts.showAll,
                              onClear: () => go({ status: 'all' }),
                            }
                      }
                      noneYet={texts.noneYet}
                      drawing="letter"
                    />
                  )}
                  <Pager
                    pageLinks={page.pageLinks}
                    onGo={change}
                    range={{ page: state.page, size, rows: ids.length, total }}
                    named={texts.entries}
                    isSettled={isSettled}
                  />
                </>
              )}
            </LiveView>
          </div>
        </div>
        {open !== '' &&
          (opened ? (
            <EntryPanel entry={opened} {...panel} />
          ) : (
            page.live.status !== 'loading' && <EntryByAddress id={open} {...panel} />
          ))}
      </div>
    </Screen>
  );
};
