import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { useWatch } from '@/shared/firebase/use-watch';
import { writeState } from '@/shared/lists/address-state';
import { firstPage, pagesAround } from '@/shared/lists/cursor-pages';
import list from '@/shared/lists/list-frame.module.css';
import { Pager, rangeText } from '@/shared/lists/list-parts';
import { changeListSettings } from '@/shared/lists/list-settings';
import { useNewItems } from '@/shared/lists/new-items';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useEscape, useListKeys } from '@/shared/lists/use-list-keys';
import { useListSettings } from '@/shared/lists/use-list-settings';
import { usePaused } from '@/shared/lists/use-paused';
import { useRowFocus } from '@/shared/lists/use-row-focus';
import { useSelection } from '@/shared/lists/use-selection';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { fold } from '@/shared/search/fold';
import { searchPiece } from '@/shared/search/grams';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { belongsTo, inOrder, kindOf, leadParameters, type LeadListState, requestPage } from '../queries';
import type { Lead } from '../schema';
import { leads as leadCollection } from '../collections';
import { leadTexts } from './texts';
import { LeadTiles } from './lead-tiles';
import type { LeadRepository } from './lead-repository';
import { ProblemBanner } from './problem-banner';
import { EmptyRequests, LeftOutNote } from './request-list-notes';
import { RequestListTools, SelectionTools } from './request-list-tools';
import { RequestByAddress, RequestPanel } from './request-panel';
import { RequestRow, UnreadableRow } from './request-row';
import styles from './request-list-screen.module.css';
import { deletionErrorText, openMailProgram, useLeadActions } from './use-lead-actions';
import { useLeadCounts } from './use-lead-counts';

const none: readonly WithId<Lead>[] = [];

interface RequestListScreenProps {
  readonly repository: LeadRepository;
  /** The full public address of the playbook. */
  readonly playbookLink: string;
  /** Hands a `mailto:` address to the browser. */
  readonly openMail?: (address: string) => void;
}

/** Playbook management: what visitors left, for admins, and the way to work through what waits. */
export const RequestListScreen = ({
  repository,
  playbookLink,
  openMail = openMailProgram,
}: RequestListScreenProps) => {
  const { state, change } = useAddressState(leadParameters);
  const { pageSize, density } = useListSettings();
  const search = usePaused(fold(state.search));
  const { status, kind, sort, direction, open } = state;
  const view = useMemo(
    () => ({ search, status, kind, sort, direction }),
    [search, status, kind, sort, direction],
  );
  const isExact = searchPiece(search)?.exact ?? true;

  const tally = useLeadCounts(repository, view);
  const place = { page: state.page, after: state.after, before: state.before };
  const { query, size } = requestPage({ ...state, search }, { pageSize, total: tally.found });
  const { live, retry } = useWatch(repository.watch(query));
  const data = 'data' in live ? live.data : undefined;
  const fromServer = live.status === 'ready' && live.fromServer;

  const withChanges = useWithPendingChanges(leadCollection, data?.documents ?? none);
  const invalid = data?.invalid ?? [];
  const read = (data?.documents.length ?? 0) + invalid.length;
  const ways = pagesAround(
    place,
    { cursors: data?.cursors, size: query.limit },
    { rows: read, total: isExact ? tally.found : undefined },
  );
  // A search comes by time; where all it found stands here, the order of the view is made here.
  const isWhole = search !== '' && ways.first === undefined && ways.next === undefined;
  const leads = useMemo(() => {
    const found = withChanges.filter(belongsTo(view));
    return isWhole ? inOrder(found, view) : found;
  }, [withChanges, view, isWhole]);
  const ids = useMemo(() => [...leads, ...(data?.invalid ?? [])].map(({ id }) => id), [leads, data?.invalid]);

  const go = (part: Partial<LeadListState>) => change({ ...firstPage, ...part });
  const actions = useLeadActions({ repository, playbookLink, openMail });
  const selection = useSelection(useMemo(() => leads.map(({ id }) => id), [leads]));
  const searchBox = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const openLead = leads.find(({ id }) => id === open);
  const rows = useRowFocus({
    ids,
    fallback: area,
    // While a request is open, the keys walk on from one to the next.
    onMove: (id) => {
      if (open !== '' && id !== open) change({ open: id });
    },
    onExtend: (id) => {
      if (!selection.has(id)) selection.toggle(id);
    },
  });

  useNewItems(live, (items) => {
    tally.refresh();
    showMessage('info', leadTexts.arrived(items.length, items[0]?.name ?? ''));
  });

  // Requests from before searches and types get what they are found by, once an administrator's screen meets them.
  useEffect(() => {
    if (!fromServer) return;
    for (const lead of data?.documents ?? []) repository.addIndex(lead);
  }, [fromServer, data, repository]);
  const hasUntyped = tally.untyped > 0;
  const lookForUntyped = useEffectEvent((signal: AbortSignal) => {
    // What cannot be found now is told beneath the list.
    repository.addIndexToUntyped(tally.untyped, signal).catch(() => {});
  });
  useEffect(() => {
    if (!hasUntyped) return undefined;
    const looking = new AbortController();
    lookForUntyped(looking.signal);
    return () => looking.abort();
  }, [hasUntyped]);

  const canSend = (lead: Lead) => lead.status === 'pending' && kindOf(lead.bundleType) === 'playbook';
  // The page is turned and its first waiting request is still on its way.
  const [isTurning, setIsTurning] = useState(false);

  const comeTo = (lead: WithId<Lead>) => {
    rows.setCurrent(lead.id);
    rows.focusRow(lead.id);
    if (open !== '') change({ open: lead.id });
  };

  /** Sends the open or current request and comes to the next that waits, on the next page if need be. */
  const sendAndNext = (from = leads.find(({ id }) => id === (open === '' ? rows.current : open))) => {
    if (isTurning) return;
    const isSent = from !== undefined && canSend(from) && actions.sendLink(from);
    if (from !== undefined && canSend(from) && !isSent) return;
    const at = from ? leads.indexOf(from) : -1;
    const next = leads.find((lead, index) => index > at && canSend(lead) && !actions.savingIds.has(lead.id));
    if (next) comeTo(next);
    else if (ways.next && status !== 'pending') {
      setIsTurning(true);
      change({ ...ways.next, open: '' });
    } else if (!isSent) showMessage('info', leadTexts.nothingWaits);
  };

  useEffect(() => {
    if (!isTurning || !fromServer) return;
    const next = leads.find((lead) => lead.status === 'pending' && kindOf(lead.bundleType) === 'playbook');
    // The answer of the database comes from outside React.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsTurning(false);
    if (next) {
      rows.setCurrent(next.id);
      rows.focusRow(next.id);
    }
  }, [isTurning, fromServer, leads, rows]);

  // The row whose menu opened the dialog may be gone when it closes: the focus goes to what took its place.
  const isAsking = actions.deletion.length > 0;
  const wasAsking = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    // The browser leaves the focus in a closed dialog for a moment when there is nothing to give it back to.
    const isLost = focused === document.body || focused?.closest('dialog') !== null;
    if (wasAsking.current && !isAsking && isLost) {
      if (rows.current === undefined) area.current?.focus({ preventScroll: true });
      else rows.focusRow(rows.current);
    }
    wasAsking.current = isAsking;
  }, [isAsking, rows]);

  const toggle = (id: string | undefined) => {
    if (id !== undefined && leads.some((lead) => lead.id === id)) selection.toggle(id);
  };
  useListKeys(leadTexts.section, [
    { key: 'j', title: leadTexts.keys.next, run: () => void rows.move(1) },
    { key: 'k', title: leadTexts.keys.previous, run: () => void rows.move(-1) },
    { key: 'x', title: leadTexts.keys.select, run: () => toggle(rows.current) },
    { key: 's', title: leadTexts.sendNext, run: () => sendAndNext() },
    { key: '/', title: leadTexts.keys.search, run: () => searchBox.current?.focus() },
  ]);

  const closePanel = () => {
    change({ open: '' });
    rows.focusRow(open);
  };
  // Escape closes what is open: the request, then the selection. It works from everywhere, as J and K do.
  useEscape(() => {
    if (open !== '') closePanel();
    else selection.clear();
  });
  const chosen = leads.filter(({ id }) => selection.selected.includes(id));
  const askToDelete = (targets: readonly WithId<Lead>[]) =>
    actions.askToDelete(targets.map((lead) => ({ id: lead.id, label: lead.name, lead })));
  const panelActions = {
    onClose: closePanel,
    onSetStatus: (lead: WithId<Lead>, next: Lead['status']) => void actions.setStatus([lead], next),
    onSend: actions.sendLink,
    onSendNext: sendAndNext,
    onDelete: (lead: WithId<Lead>) => askToDelete([lead]),
  };

  return (
    <Screen
      action={
        <LeadTiles
          counts={tally.counts}
          failed={tally.failed}
          status={status}
          onChoose={(next) => go({ status: next })}
        />
      }
    >
      <div className={`${list.frame} ${styles.columns}`} data-density={density} data-open={open !== ''}>
        <div>
          <ProblemBanner problem={actions.problem} onDismiss={actions.dismissProblem} />
          {selection.selected.length > 0 ? (
            <SelectionTools
              selection={selection}
              onSetStatus={(next) => {
                selection.clear();
                void actions.setStatus(chosen, next);
              }}
              onDelete={() => askToDelete(chosen)}
            />
          ) : (
            <RequestListTools
              state={state}
              go={go}
              searchBox={searchBox}
              settings={{ pageSize, density }}
              onSettings={changeListSettings}
              selection={selection}
              playbookLink={playbookLink}
              onRefresh={() => {
                actions.dismissProblem();
                retry();
                tally.refresh();
              }}
            />
          )}
          <div ref={area} tabIndex={-1} className={styles.place}>
            <LiveView
              live={live}
              retry={retry}
              loading={leadTexts.loading}
              failed={leadTexts.notFetched}
              timedOut={leadTexts.timedOut}
            >
              {() => (
                <>
                  {/* Focus and keys of its links pass through here; the list itself is not operable. */}
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
                  <ul className={list.list} aria-label={leadTexts.section} {...rows.listProps}>
                    {leads.map((lead) => (
                      <RequestRow
                        key={lead.id}
                        lead={lead}
                        focus={rows.rowProps(lead.id)}
                        address={writeState(leadParameters, { ...state, open: lead.id }, '')}
                        isOpen={lead.id === open}
                        isSelected={selection.has(lead.id)}
                        isSaving={actions.savingIds.has(lead.id)}
                        onOpen={() => {
                          rows.setCurrent(lead.id);
                          change({ open: lead.id });
                        }}
                        onToggle={(isRange) => selection.toggle(lead.id, isRange)}
                        onSetStatus={(next) => void actions.setStatus([lead], next)}
                        onSend={() => actions.sendLink(lead)}
                        onDelete={() => askToDelete([lead])}
                      />
                    ))}
                    {invalid.map((each) => (
                      <UnreadableRow
                        key={each.id}
                        invalid={each}
                        focus={rows.rowProps(each.id)}
                        onDelete={() =>
                          actions.askToDelete([{ id: each.id, label: leadTexts.recordLabel(each.id) }])
                        }
                      />
                    ))}
                  </ul>
                  {fromServer && ids.length === 0 && (
                    <EmptyRequests
                      view={{ ...view, search: state.search }}
                      page={state.page}
                      isExact={isExact || ways.next === undefined}
                      read={read}
                      go={go}
                    />
                  )}
                  {search !== '' && sort !== 'createdAt' && !isWhole && (
                    <p className={list.note}>{leadTexts.searchedByDate}</p>
                  )}
                  {hasUntyped && <p className={list.note}>{leadTexts.untyped(tally.untyped)}</p>}
                  <LeftOutNote
                    sort={sort}
                    place={place}
                    rows={read}
                    size={query.limit}
                    total={isExact ? tally.found : undefined}
                  />
                  <Pager
                    ways={ways}
                    onGo={change}
                    text={
                      fromServer
                        ? rangeText(
                            {
                              page: state.page,
                              size,
                              rows: ids.length,
                              total: isExact ? tally.found : undefined,
                            },
                            leadTexts.requests,
                          )
                        : leadTexts.updating
                    }
                    {...(!isExact && { nextLabel: leadTexts.searchOn })}
                  />
                </>
              )}
            </LiveView>
          </div>
        </div>
        {open !== '' &&
          (openLead ? (
            <RequestPanel lead={openLead} {...panelActions} />
          ) : (
            data !== undefined && <RequestByAddress repository={repository} id={open} {...panelActions} />
          ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={leadTexts.deleteTitle}
        texts={[
          leadTexts.deleteQuestion,
          leadTexts.deleteWhose(actions.deletion.map(({ label }) => label)),
          leadTexts.deleteConsequence,
        ]}
        confirmLabel={leadTexts.delete}
        busyLabel={leadTexts.deleting}
        onConfirm={actions.confirmDeletion}
        errorText={deletionErrorText}
        onClose={actions.endDeletion}
      />
    </Screen>
  );
};
