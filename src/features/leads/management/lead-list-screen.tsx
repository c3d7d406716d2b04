import { type ReactNode, useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import list from '@/shared/lists/list-frame.module.css';
import { useNewItems } from '@/shared/lists/new-items';
import { RecordList } from '@/shared/lists/record-list';
import { RecordPanel } from '@/shared/lists/record-panel';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import { useListKeys } from '@/shared/lists/rows/use-list-keys';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import { keptInTrash } from '@/shared/trash/texts';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { can } from '../policy';
import { leadKinds, leadSorts } from '../queries';
import { type Lead, leadStatuses } from '../schema';
import { LeadTiles } from './lead-tiles';
import { NoLeads } from './no-leads';
import { PlaybookLink } from './playbook-link';
import { ProblemBanner } from './problem-banner';
import styles from './lead-list-screen.module.css';
import { LeadPanel } from './lead-panel';
import { type LeadHandlers, LeadRow } from './lead-row';
import { kindLabels, leadTexts, sortLabels, statusLabels } from './texts';
import { openMailProgram, useLeadActions } from './use-lead-actions';
import { useLeadList } from './use-lead-list';
import { useSendNext } from './use-send-next';

interface LeadListScreenProps {
  readonly actor: Actor;
  /** The full public URL of the playbook. */
  readonly playbookLink: string;
  /** Renders the contact of a lead's sender, or a button to create it. */
  readonly contactOf?: (lead: WithId<Lead>) => ReactNode;
  /** The tabs that switch between the leads and the waitlist. */
  readonly tabs?: ReactNode;
  /** Opens a `mailto:` link in the browser. */
  readonly openMail?: (address: string) => void;
}

const { columns } = leadTexts;
const headers = [
  { label: columns.name, sort: 'name' },
  { label: columns.email, sort: 'email' },
  { label: columns.type, isExtra: true },
  { label: columns.status, sort: 'status' },
  { label: columns.created, sort: 'createdAt', first: 'desc' },
  { label: columns.updated, isExtra: true },
] as const;
const sorts = leadSorts.map((value) => ({ value, label: sortLabels[value] }));
const all = { value: 'all', label: leadTexts.all };
const filters = [
  {
    name: 'status',
    label: leadTexts.status,
    options: [all, ...leadStatuses.map((value) => ({ value, label: statusLabels[value] }))],
    clearLabel: leadTexts.clearStatus,
  },
  {
    name: 'kind',
    label: leadTexts.type,
    options: [all, ...leadKinds.map((value) => ({ value, label: kindLabels[value] }))],
    clearLabel: leadTexts.clearType,
  },
] as const;

/** Renders playbook management, where administrators process visitors' leads. */
export const LeadListScreen = ({
  actor,
  playbookLink,
  contactOf,
  tabs,
  openMail = openMailProgram,
}: LeadListScreenProps) => {
  const page = useLeadList();
  const { state, change, go, live } = page;
  const { open } = state;
  const actions = useLeadActions({ playbookLink, openMail });
  const may = useMemo(
    () => ({ update: can(actor, 'lead.update'), delete: can(actor, 'lead.delete') }),
    [actor],
  );
  const selection = may.update || may.delete ? page.selection : undefined;
  const isAsking = actions.deletion.length > 0;
  const controls = useListControls({
    list: page,
    selection,
    texts: leadTexts,
    isAsking,
    open,
    onOpen: (id) => change({ open: id }),
  });
  const { rows } = controls;
  const sendAndNext = useSendNext({
    page,
    actions,
    current: open === '' ? rows.current : open,
    focusLead: ({ id }) => {
      rows.setCurrent(id);
      rows.focusRow(id);
      if (open !== '') change({ open: id });
    },
  });
  useListKeys(
    leadTexts.section,
    may.update ? [{ key: 's', title: leadTexts.sendNext, run: () => sendAndNext() }] : [],
  );

  useNewItems(live, (items) => {
    page.recount();
    showMessage('info', leadTexts.arrived(items.length, items[0]?.name ?? ''));
  });

  const askToDelete = (targets: readonly WithId<Lead>[]) =>
    actions.askToDelete(targets.map((lead) => ({ id: lead.id, label: lead.name, lead })));
  const on = useRowHandlers<LeadHandlers>({
    open: controls.openRow,
    toggle: page.selection.toggle,
    setStatus: (lead, status) => void actions.setStatus([lead], status),
    send: actions.sendLink,
    reply: actions.reply,
    remove: (lead) => askToDelete([lead]),
  });
  const chosen = page.selection.records;
  const panel = {
    may,
    onSetStatus: on.setStatus,
    onSend: actions.sendLink,
    onReply: actions.reply,
    onSendNext: sendAndNext,
    onDelete: on.remove,
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
            count: page.counts[name],
          }))}
          failed={page.haveCountsFailed}
          chosen={state.status}
          onChoose={(status) => go({ status })}
        />
      }
    >
      <RecordList
        list={page}
        controls={controls}
        texts={leadTexts}
        className={styles.columns}
        columns={headers}
        sorts={sorts}
        filters={filters}
        selection={selection}
        selectionActions={[
          ...(may.update ? leadStatuses : []).map((status) => ({
            label: leadTexts.mark(status),
            onPress: () => {
              page.selection.clear();
              void actions.setStatus(chosen, status);
            },
          })),
          ...(may.delete ? [{ label: leadTexts.delete, onPress: () => askToDelete(chosen) }] : []),
        ]}
        onRefresh={actions.dismissProblem}
        toolsEnd={<PlaybookLink address={playbookLink} />}
        above={<ProblemBanner problem={actions.problem} onDismiss={actions.dismissProblem} />}
        renderRow={(lead) => (
          <LeadRow
            lead={lead}
            may={may}
            tabIndex={rows.rowProps(lead.id).tabIndex}
            address={page.addressOf({ open: lead.id })}
            isOpen={lead.id === open}
            isSelected={page.selection.has(lead.id)}
            isSaving={actions.savingIds.has(lead.id)}
            on={on}
          />
        )}
        invalidAction={({ id }) =>
          may.delete
            ? {
                label: leadTexts.delete,
                onPress: () => actions.askToDelete([{ id, label: leadTexts.recordLabel(id) }]),
              }
            : undefined
        }
        empty={<NoLeads page={page} />}
        below={page.untyped > 0 && <p className={list.note}>{leadTexts.untyped(page.untyped)}</p>}
        panel={
          open === '' ? undefined : (
            <RecordPanel
              list={page}
              row="whole"
              texts={leadTexts}
              titleOf={({ name }) => name}
              onClose={controls.close}
            >
              {(lead) => <LeadPanel lead={lead} {...panel} />}
            </RecordPanel>
          )
        }
      />
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
