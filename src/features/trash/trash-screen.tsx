import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { NoRecords } from '@/shared/lists/no-records';
import { RecordList } from '@/shared/lists/record-list';
import { Cell, ListRow, TimeCell } from '@/shared/lists/rows/list-row';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import { useRecordList } from '@/shared/lists/use-record-list';
import type { TrashEntry } from '@/shared/trash/trash';
import { Screen } from '@/shared/ui/workspace/screen';
import type { Restorers } from './changes';
import { ownerFilterFor, type TrashKinds, trashListOf } from './queries';
import { trashTexts } from './texts';
import { expiryOf, TrashPanel } from './trash-panel';
import styles from './trash-screen.module.css';
import { useRestore } from './use-restore';

interface TrashScreenProps {
  readonly actor: Actor;
  /** Must be the same map on every render. */
  readonly kinds: TrashKinds;
  readonly restorers: Restorers;
}

const day = 24 * 60 * 60 * 1000;
const daysLeft = ({ deletedAt }: TrashEntry): number =>
  Math.ceil(((expiryOf(deletedAt)?.getTime() ?? Date.now()) - Date.now()) / day);

const { columns } = trashTexts;
const headers = [columns.title, columns.kind, columns.deleted, columns.left].map((label) => ({ label }));

/** Lists the records deleted in the last 30 days. Owners and admins can restore them. */
export const TrashScreen = ({ actor, kinds, restorers }: TrashScreenProps) => {
  const list = useRecordList(
    useMemo(() => trashListOf(kinds), [kinds]),
    { fixed: { owner: ownerFilterFor(actor) } },
  );
  const { kind, open } = list.state;
  const controls = useListControls({
    list,
    texts: trashTexts,
    open,
    onOpen: (id) => list.change({ open: id }),
  });
  const back = useRestore(actor, restorers);

  return (
    <Screen>
      <p className={styles.intro}>{trashTexts.intro}</p>
      <RecordList
        list={list}
        controls={controls}
        texts={trashTexts}
        className={styles.columns}
        columns={headers}
        filters={[
          {
            name: 'kind',
            label: trashTexts.kind,
            options: [
              { value: 'all', label: trashTexts.all },
              ...[...kinds].map(([value, label]) => ({ value, label })),
            ],
            clearLabel: trashTexts.clearKind,
          },
        ]}
        renderRow={(entry) => {
          const name = entry.title || trashTexts.untitled;
          const restore = { label: trashTexts.restore, onPress: () => void back.start(entry) };
          return (
            <ListRow
              name={name}
              focus={controls.rows.rowProps(entry.id)}
              address={list.addressOf({ open: entry.id })}
              onOpen={() => controls.openRow(entry.id)}
              isOpen={entry.id === open}
              isSaving={back.ids.includes(entry.id)}
              quick={[restore]}
              menu={[restore]}
              menuLabel={trashTexts.more(name)}
            >
              <Cell isSoft narrow="first">
                {kinds.get(entry.collection) ?? entry.collection}
              </Cell>
              <TimeCell time={entry.deletedAt} none="" />
              <Cell isSoft narrow="second">
                {trashTexts.left(daysLeft(entry))}
              </Cell>
            </ListRow>
          );
        }}
        empty={
          <NoRecords
            list={list}
            texts={trashTexts}
            title={kind === 'all' ? trashTexts.none : trashTexts.noneFound}
            hint={trashTexts.noneOfKind}
            drawing="checklist"
          />
        }
        panel={
          open === '' ? undefined : (
            <TrashPanel
              key={open}
              list={list}
              actor={actor}
              kinds={kinds}
              isSaving={back.ids.includes(open)}
              onRestore={(entry) => void back.start(entry)}
              onClose={controls.close}
            />
          )
        }
      />
    </Screen>
  );
};
