import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { Parameters } from '@/shared/lists/address/address-state';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Facts } from '@/shared/ui/workspace/facts';
import { addressesOf } from './entity-address';
import { areaAt } from './area-of-person';
import { RecordDeletion } from './record-deletion';
import { formState, type RecordKind } from './record-kind';
import { RecordScreen } from './record-screen';

interface RecordDetailScreenProps<
  T extends object,
  V extends object,
  S extends string,
  E extends Parameters,
> {
  readonly kind: RecordKind<T, V, S, E>;
  readonly actor: Actor;
  /** Content below the facts, which are those of the columns. */
  readonly children?: (record: WithId<T>) => ReactNode;
}

/** Shows one record of a kind: its facts, what waits to be saved, and the dialogs that edit and delete it. */
export const RecordDetailScreen = <
  T extends object,
  V extends object,
  S extends string,
  E extends Parameters,
>({
  kind,
  actor,
  children,
}: RecordDetailScreenProps<T, V, S, E>) => {
  const { entity, texts, nameOf, columns, dialog: Dialog } = kind;
  const { collection } = kind.list;
  const { [`${entity.name}Id`]: id = '' } = useParams();
  const { state, change } = useAddressState(formState);
  const listAddress = addressesOf(entity, areaAt(useLocation().pathname)).list;
  const navigate = useNavigate();
  const found = useRecord(collection, id);
  const { record } = found;
  const [asked, setAsked] = useState<WithId<T>>();

  return (
    <RecordScreen
      found={found}
      id={id}
      title={record ? nameOf(record) : texts.one}
      texts={{
        loading: texts.dialog.loading,
        notFetched: texts.dialog.notFetched,
        notThere: texts.notThere,
        unreadable: texts.unreadableWhy,
        toList: texts.toList,
      }}
      listAddress={listAddress}
      // A person who may not see a record is told that there is none.
      hidesRefusal
      action={
        record && (
          <>
            {entity.access.update(actor, record) && (
              <Button small onClick={() => change({ form: id })}>
                {texts.edit}
              </Button>
            )}
            {entity.access.delete(actor, record) && (
              <Button variant="quiet" small onClick={() => setAsked(record)}>
                {texts.delete}
              </Button>
            )}
          </>
        )
      }
      dialogs={
        <>
          {record && state.form === id && (
            <Dialog uid={actor.uid} id={id} onClose={() => change({ form: '' })} />
          )}
          <RecordDeletion
            kind={kind}
            record={asked}
            onClose={() => setAsked(undefined)}
            onDeleted={() => void navigate(listAddress)}
          />
        </>
      }
    >
      {(shown) => (
        <>
          <Facts
            facts={columns.map(({ label, cell }, place) => [
              label,
              place === 0 ? nameOf(shown) : cell?.(shown),
            ])}
          />
          <SaveState collection={collection} id={id} />
          {children?.(shown)}
        </>
      )}
    </RecordScreen>
  );
};
