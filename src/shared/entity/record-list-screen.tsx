import { memo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { Parameters } from '@/shared/lists/address/address-state';
import { NoRecords } from '@/shared/lists/no-records';
import { RecordList } from '@/shared/lists/record-list';
import { Cells, columnStyle, type RecordColumn } from '@/shared/lists/rows/columns';
import { ListRow } from '@/shared/lists/rows/list-row';
import { useListControls } from '@/shared/lists/rows/use-list-controls';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import { useRecordList } from '@/shared/lists/use-record-list';
import { Button } from '@/shared/ui/buttons/button';
import { Screen } from '@/shared/ui/workspace/screen';
import { areaAt } from './area-of-person';
import { recordAddress } from './record-address';
import { RecordDeletion } from './record-deletion';
import type { RecordKind } from './record-kind';
import type { RecordTexts } from './record-texts';

interface RecordListScreenProps<T extends object, V extends object, S extends string, E extends Parameters> {
  readonly kind: RecordKind<T, V, S, E>;
  readonly actor: Actor;
}

/** The width of the actions of a row, two of which stand beside its menu. */
const actionsWidth = '9rem';

/**
 * Lists the records of a kind: search, filters, order, pages, and the dialog that adds, edits and deletes. In the area of
 * regular users it shows their own records.
 */
export const RecordListScreen = <T extends object, V extends object, S extends string, E extends Parameters>({
  kind,
  actor,
}: RecordListScreenProps<T, V, S, E>) => {
  const { entity, texts, nameOf, columns, filters = [], dialog: Dialog } = kind;
  const area = areaAt(useLocation().pathname);
  const navigate = useNavigate();
  const isOwn = kind.list.hasOwner && area === 'regular';
  const list = useRecordList(
    kind.list,
    isOwn ? { fixed: { owner: actor.uid } as unknown as Partial<V> } : {},
  );
  const { form } = list.state as unknown as { readonly form: string };
  const openForm = (id: string) => list.change({ form: id } as unknown as never);
  const [asked, setAsked] = useState<WithId<T>>();
  const controls = useListControls({ list, texts, isAsking: asked !== undefined });
  const on = useRowHandlers<RowHandlers<T>>({
    open: (id) => {
      controls.rows.setCurrent(id);
      void navigate(recordAddress(entity, area, id));
    },
    edit: openForm,
    remove: setAsked,
  });
  const { search: _search, clearSearch: _clear, ...withoutSearch } = texts;
  const sorts = columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ value: sort, label }]));

  return (
    <Screen
      count={list.total !== undefined && texts.counted(list.total)}
      action={
        entity.access.create(actor) && (
          <Button small onClick={() => openForm('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      <RecordList
        list={list}
        controls={controls}
        texts={kind.list.hasSearch ? texts : withoutSearch}
        style={columnStyle(columns, actionsWidth)}
        columns={columns}
        sorts={kind.list.hasFixedOrder ? undefined : sorts}
        filters={filters}
        renderRow={(record) => (
          <Row
            record={record}
            name={nameOf(record)}
            columns={columns as unknown as readonly RecordColumn<object, string>[]}
            texts={texts}
            address={recordAddress(entity, area, record.id)}
            tabIndex={controls.rows.rowProps(record.id).tabIndex}
            mayUpdate={entity.access.update(actor, record)}
            mayDelete={entity.access.delete(actor, record)}
            on={on as unknown as RowHandlers<object>}
          />
        )}
        empty={
          <NoRecords
            list={{ ...list, change: (place) => list.change(place as unknown as never) }}
            texts={texts}
            title={texts.noneFound}
            hint={texts.noneFoundHint}
            drawing="letter"
          />
        }
      />
      {form !== '' && <Dialog key={form} uid={actor.uid} id={form} onClose={() => openForm('')} />}
      <RecordDeletion kind={kind} record={asked} onClose={() => setAsked(undefined)} />
    </Screen>
  );
};

interface RowHandlers<T> {
  readonly open: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly remove: (record: WithId<T>) => void;
}

interface RowProps {
  readonly record: WithId<object>;
  readonly name: string;
  readonly columns: readonly RecordColumn<object, string>[];
  readonly texts: RecordTexts;
  readonly address: string;
  readonly tabIndex: RowFocus['tabIndex'];
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  /** From `useRowHandlers`. */
  readonly on: RowHandlers<object>;
}

/** One record as a row. It renders again only when its own record changes. */
const Row = memo(
  ({ record, name, columns, texts, address, tabIndex, mayUpdate, mayDelete, on }: RowProps) => {
    const edit = mayUpdate ? [{ label: texts.edit, onPress: () => on.edit(record.id) }] : [];
    const remove = mayDelete
      ? [{ label: texts.delete, isFinal: true, onPress: () => on.remove(record) }]
      : [];
    return (
      <ListRow
        focus={{ 'data-row-focus': record.id, tabIndex }}
        address={address}
        onOpen={() => on.open(record.id)}
        name={name}
        quick={edit}
        menu={[...edit, ...remove]}
        menuLabel={texts.actionsFor(name)}
      >
        <Cells columns={columns} record={record} />
      </ListRow>
    );
  },
);
