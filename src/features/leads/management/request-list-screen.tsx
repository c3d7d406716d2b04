import { type ReactNode, useMemo, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import list from '@/shared/lists/list-frame.module.css';
import { SelectionTools } from '@/shared/lists/list-tools';
import { useNewItems } from '@/shared/lists/new-items';
import { useEscape, useListKeys } from '@/shared/lists/rows/use-list-keys';
import { useListSettings } from '@/shared/lists/use-list-settings';
import { useReturnFocus } from '@/shared/lists/rows/use-return-focus';
import { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useSelection } from '@/shared/lists/rows/use-selection';
import { keptInTrash } from '@/shared/trash/texts';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { can } from '../policy';
import { type Lead, leadStatuses } from '../schema';
import type { LeadRepository } from './lead-repository';
import { LeadTiles } from './lead-tiles';
import { ProblemBanner } from './problem-banner';
import styles from './request-list-screen.module.css';
import { RequestListHeads, RequestListTools } from './request-list-tools';
import { RequestByAddress, RequestPanel } from './request-panel';
import { RequestRows } from './request-rows';
import { leadTexts } from './texts';
import { openMailProgram, useLeadActions } from './use-lead-actions';
import { useRequestPage } from './use-request-page';
import { useSendNext } from './use-send-next';

interface RequestListScreenProps {
  readonly actor: Actor;
  readonly repository: LeadRepository;
  /** The full public address of the playbook. */
  readonly playbookLink: string;
  /** The contact of whoever sent a request, or the way to make one. */
  readonly contactOf?: (lead: WithId<Lead>) => ReactNode;
  /** The tabs that lead to the waitlist and back. */
  readonly tabs?: ReactNode;
  /** Hands a `mailto:` address to the browser. */
  readonly openMail?: (address: string) => void;
}

/** Playbook management: the requests of visitors, for administrators to work through. */
export const RequestListScreen = ({
  actor,
  repository,
  playbookLink,
  contactOf,
  tabs,
  openMail = openMailProgram,
}: RequestListScreenProps) => {
  const page = useRequestPage(repository);
  const { state, change, go, leads, ids, tally, live, retry } = page;
  const { open } = state;
  const { density } = useListSettings();
  const actions = useLeadActions({ repository, playbookLink, openMail });
  const may = useMemo(
    () => ({ update: can(actor, 'lead.update'), delete: can(actor, 'lead.delete') }),
    [actor],
  );
  const canSelect = may.update || may.delete;
  const selection = useSelection(leads);
  const searchBox = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isAsking = actions.deletion.length > 0;
  const rows = useRowFocus({
    ids,
    fallback: area,
    isAsking,
    // While a request is open, moving in the list opens the next.
    onMove: (id) => {
      if (open !== '' && id !== open) change({ open: id });
    },
    onExtend: (id) => {
      if (!selection.has(id)) selection.toggle(id);
    },
  });
  useReturnFocus({ rows, ids, isSettled: live.status === 'ready', open });
  const sendAndNext = useSendNext({
    page,
    actions,
    current: open === '' ? rows.current : open,
    comeTo: ({ id }) => {
      rows.setCurrent(id);
      rows.focusRow(id);
      if (open !== '') change({ open: id });
    },
  });

  useNewItems(live, (items) => {
    tally.refresh();
    showMessage('info', leadTexts.arrived(items.length, items[0]?.name ?? ''));
  });

  const toggle = (id: string | undefined) => {
    if (id !== undefined && leads.some((lead) => lead.id === id)) selection.toggle(id);
  };
  useListKeys(leadTexts.section, [
    { key: 'j', title: leadTexts.keys.next, run: () => void rows.move(1) },
    { key: 'k', title: leadTexts.keys.previous, run: () => void rows.move(-1) },
    ...(canSelect ? [{ key: 'x', title: leadTexts.keys.select, run: () => toggle(rows.current) }] : []),
    ...(may.update ? [{ key: 's', title: leadTexts.sendNext, run: () => sendAndNext() }] : []),
    { key: '/', title: leadTexts.keys.search, run: () => searchBox.current?.focus() },
  ]);

  const closePanel = () => {
    change({ open: '' });
    rows.focusRow(open);
  };
  // Escape closes the open request, then the selection; like J and K it works wherever the focus is.
  useEscape(() => {
    if (open !== '') closePanel();
    else selection.clear();
  });

  const askToDelete = (targets: readonly WithId<Lead>[]) =>
    actions.askToDelete(targets.map((lead) => ({ id: lead.id, label: lead.name, lead })));
  const chosen = leads.filter(({ id }) => selection.selected.includes(id));
  const openLead = leads.find(({ id }) => id === open);
  const panel = {
    may,
    onClose: closePanel,
    onSetStatus: (lead: WithId<Lead>, next: Lead['status']) => void actions.setStatus([lead], next),
    onSend: actions.sendLink,
    onReply: actions.reply,
    onSendNext: sendAndNext,
    onDelete: (lead: WithId<Lead>) => askToDelete([lead]),
    contactOf,
  };

  return (
    <Screen
      tabs={tabs}
      action={
        <LeadTiles
          tiles={(['total', ...leadStatuses] as const).map((name) => ({
            value: name === 'total' ? ('all' as const) : name,
            label: leadTexts.tiles[name],
            count: tally.counts[name],
          }))}
          failed={tally.failed}
          chosen={state.status}
          onChoose={(status) => go({ status })}
        />
      }
    >
      <div className={`${list.frame} ${styles.columns}`} data-density={density} data-open={open !== ''}>
        <div className={list.column}>
          <ProblemBanner problem={actions.problem} onDismiss={actions.dismissProblem} />
          {selection.selected.length > 0 ? (
            <SelectionTools
              selection={selection}
              actions={[
                ...(may.update ? leadStatuses : []).map((status) => ({
                  label: leadTexts.mark(status),
                  onPress: () => {
                    selection.clear();
                    void actions.setStatus(chosen, status);
                  },
                })),
                ...(may.delete ? [{ label: leadTexts.delete, onPress: () => askToDelete(chosen) }] : []),
              ]}
            />
          ) : (
            <RequestListTools
              state={state}
              go={go}
              searchBox={searchBox}
              playbookLink={playbookLink}
              onRefresh={() => {
                actions.dismissProblem();
                retry();
                tally.refresh();
              }}
            />
          )}
          <RequestListHeads
            state={state}
            go={go}
            ahead={page.ahead}
            selection={canSelect ? selection : undefined}
          />
          <div ref={area} tabIndex={-1} className={list.place}>
            <LiveView
              live={live}
              retry={retry}
              loading={leadTexts.loading}
              failed={leadTexts.notFetched}
              timedOut={leadTexts.timedOut}
            >
              {() => (
                <RequestRows
                  page={page}
                  rows={rows}
                  selection={selection}
                  actions={actions}
                  may={may}
                  onDelete={askToDelete}
                />
              )}
            </LiveView>
          </div>
        </div>
        {open !== '' &&
          (openLead ? (
            <RequestPanel lead={openLead} {...panel} />
          ) : (
            live.status !== 'loading' && <RequestByAddress repository={repository} id={open} {...panel} />
          ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={leadTexts.deleteTitle}
        texts={[
          leadTexts.deleteQuestion,
          leadTexts.deleteWhose(actions.deletion.map(({ label }) => label)),
          keptInTrash,
        ]}
        confirmLabel={leadTexts.delete}
        busyLabel={leadTexts.deleting}
        onConfirm={actions.confirmDeletion}
        errorText={() => leadTexts.deleteUnexpected}
        onClose={actions.endDeletion}
      />
    </Screen>
  );
};
