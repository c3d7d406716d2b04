import type { ReactNode } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import frame from '@/shared/lists/list-frame.module.css';
import { useNewItems } from '@/shared/lists/new-items';
import { NoRecords } from '@/shared/lists/no-records';
import { RecordList } from '@/shared/lists/record-list';
import { RecordPanel } from '@/shared/lists/record-panel';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import { useRecordList } from '@/shared/lists/use-record-list';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { LeadTiles } from '../management/lead-tiles';
import { can } from '../policy';
import { type LeadStatus, type WaitlistEntry, waitlistStatuses } from '../schema';
import { setEntryStatus } from './changes';
import { exportWaitlist } from './export-waitlist';
import { entryCounts, waitlistList } from './queries';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';
import { EntryPanel } from './waitlist-panel';
import { type EntryHandlers, WaitlistRow } from './waitlist-row';
import styles from './waitlist-screen.module.css';

interface WaitlistScreenProps {
  readonly actor: Actor;
  /** The tabs that switch between the leads and the waitlist. */
  readonly tabs: ReactNode;
}

const { columns } = texts;
const headers = [
  { label: columns.name },
  { label: columns.email },
  { label: columns.organization, isExtra: true },
  { label: columns.status },
  { label: columns.created, sort: 'createdAt', first: 'desc' },
  { label: columns.updated, isExtra: true },
] as const;
const sorts = [{ value: 'createdAt', label: texts.sortLabel }] as const;
const statuses = waitlistStatuses.map((value) => ({ value, label: waitlistStatusLabels[value] }));
const filters = [
  {
    name: 'status',
    label: texts.status,
    options: [{ value: 'all', label: texts.all }, ...statuses],
    clearLabel: texts.clearStatus,
  },
] as const;
const tileCounts = () => entryCounts;

/** Renders the waitlist of the data integration hub, where administrators process its entries. */
export const WaitlistScreen = ({ actor, tabs }: WaitlistScreenProps) => {
  const list = useRecordList(waitlistList, { counts: tileCounts });
  const { view, change, live } = list;
  const { open, status } = list.state;
  const controls = useListControls({ list, texts, open, onOpen: (id) => change({ open: id }) });
  const mayUpdate = can(actor, 'waitlist.update');

  useNewItems(live, (items) => {
    list.recount();
    const [newest] = items;
    if (newest) showMessage('info', texts.arrived(items.length, texts.nameOf(newest)));
  });

  const setStatus = async (entry: WithId<WaitlistEntry>, next: LeadStatus) => {
    const name = texts.nameOf(entry);
    await reportOutcome(() => setEntryStatus(entry, next), {
      done: texts.marked(name, next),
      failed: texts.notUpdated(name),
    });
  };
  const exportAll = () => {
    exportWaitlist(view).catch(() => showMessage('error', texts.notExported));
  };
  const on = useRowHandlers<EntryHandlers>({
    open: controls.openRow,
    setStatus: (entry, next) => void setStatus(entry, next),
  });

  return (
    <Screen
      tabs={tabs}
      action={
        <LeadTiles
          tiles={[{ value: 'all' as const, label: texts.total }, ...statuses].map((tile) => ({
            ...tile,
            count: list.counts[tile.value],
          }))}
          failed={list.haveCountsFailed}
          chosen={status}
          onChoose={(chosen) => list.go({ status: chosen })}
        />
      }
    >
      <RecordList
        list={list}
        controls={controls}
        texts={texts}
        className={styles.columns}
        columns={headers}
        sorts={sorts}
        filters={filters}
        toolsEnd={
          <button type="button" className={frame.act} onClick={exportAll}>
            {texts.export}
          </button>
        }
        renderRow={(entry) => (
          <WaitlistRow
            entry={entry}
            mayUpdate={mayUpdate}
            tabIndex={controls.rows.rowProps(entry.id).tabIndex}
            address={list.addressOf({ open: entry.id })}
            isOpen={entry.id === open}
            on={on}
          />
        )}
        empty={
          <NoRecords
            list={list}
            texts={texts}
            title={texts.noneFound}
            hint={view.status === 'all' ? '' : texts.noneWithStatus(view.status)}
            drawing="letter"
          />
        }
        panel={
          open === '' ? undefined : (
            <RecordPanel
              list={list}
              row="whole"
              texts={texts}
              titleOf={texts.nameOf}
              onClose={controls.close}
            >
              {(entry) => <EntryPanel entry={entry} mayUpdate={mayUpdate} onSetStatus={on.setStatus} />}
            </RecordPanel>
          )
        }
      />
    </Screen>
  );
};
