import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Collection, WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { SubmitButton } from '@/shared/forms/submit-button';
import type { FormSchema } from '@/shared/forms/validation';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import type { SaveHandle } from '@/shared/saving/saving';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { LiveView } from '@/shared/ui/workspace/live-view';

interface RecordDialogTexts<Values> {
  /** The accessible name of the form. */
  readonly formLabel: string;
  readonly formTitleNew: string;
  readonly formTitleEdit: (name: string) => string;
  readonly unsavedNew: string;
  readonly unsaved: string;
  readonly added: (values: Values) => string;
  readonly changed: (values: Values) => string;
  readonly notSaved: string;
  readonly loading: string;
  readonly notFetched: string;
  readonly notFound: string;
  readonly unreadable: (id: string) => string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
}

interface RecordDialogProps<T, S extends FormSchema, Start extends Partial<z.input<S>>> {
  readonly collection: Collection<T>;
  /** The id of the record, or `new`. The address parameter `form` has it. */
  readonly id: string;
  /** The person whose draft the form stores on this device. */
  readonly uid: string;
  readonly schema: S;
  /** The first values of a new record. */
  readonly empty: Start;
  /** Returns the first values for a stored record. */
  readonly startOf: (record: WithId<T>) => Start;
  readonly nameOf: (record: WithId<T>) => string;
  readonly create: (id: string, values: z.output<S>) => SaveHandle;
  /**
   * Saves the changed values. `record` is the record as the person saw it when the form or its draft was
   * opened.
   */
  readonly update: (record: WithId<T>, values: z.output<S>) => SaveHandle;
  readonly texts: RecordDialogTexts<z.output<S>>;
  readonly onClose: () => void;
  /** The form's fields. */
  readonly children: ReactNode;
}

/**
 * Renders a dialog that edits one record. Stores a draft, asks before unsaved work is discarded, shows a
 * refusal beside the fields, and offers the choice after a conflict. A change that waits for the connection
 * counts as saved.
 */
export const RecordDialog = <T, S extends FormSchema, Start extends Partial<z.input<S>>>(
  props: RecordDialogProps<T, S, Start>,
) => (props.id === 'new' ? <NewRecord {...props} /> : <StoredRecord {...props} />);

const NewRecord = <T, S extends FormSchema, Start extends Partial<z.input<S>>>(
  props: RecordDialogProps<T, S, Start>,
) => {
  const { empty, create, texts, onClose } = props;
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  return (
    <Dialog open onClose={onClose} title={texts.formTitleNew} isWide>
      <RecordForm
        {...props}
        initial={empty}
        unsaved={texts.unsavedNew}
        onSubmit={(values) =>
          formOutcome(() => send(() => create(id, values)), {
            done: texts.added(values),
            failed: texts.notSaved,
          })
        }
      />
    </Dialog>
  );
};

const StoredRecord = <T, S extends FormSchema, Start extends Partial<z.input<S>>>(
  props: RecordDialogProps<T, S, Start>,
) => {
  const { collection, id, startOf, nameOf, update, texts, onClose } = props;
  const { live, retry, record } = useRecord(collection, id);
  const send = useSaveFromForm();
  return (
    // A new key mounts another dialog with the form, so that its first field gets the focus.
    <Dialog
      key={record ? 'form' : 'loading'}
      open
      onClose={onClose}
      title={record ? texts.formTitleEdit(nameOf(record)) : texts.loading}
      isWide
    >
      {record ? (
        <RecordForm
          {...props}
          initial={{ ...startOf(record), record }}
          unsaved={texts.unsaved}
          onSubmit={(values, initial) =>
            formOutcome(() => send(() => update(initial.record ?? record, values)), {
              done: texts.changed(values),
              failed: texts.notSaved,
            })
          }
          saveState={<SaveState collection={collection} id={id} />}
        />
      ) : (
        <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notFetched}>
          {(parsed) => <p>{parsed ? texts.unreadable(id) : texts.notFound}</p>}
        </LiveView>
      )}
    </Dialog>
  );
};

interface RecordFormProps<T, S extends FormSchema, Start extends Partial<z.input<S>>>
  extends Pick<
    RecordDialogProps<T, S, Start>,
    'collection' | 'id' | 'uid' | 'schema' | 'texts' | 'onClose' | 'children'
  > {
  /** The first values, with the stored record that they come from. */
  readonly initial: Start & { readonly record?: WithId<T> };
  readonly unsaved: string;
  readonly onSubmit: (
    values: z.output<S>,
    initial: Start & { readonly record?: WithId<T> },
  ) => ReturnType<typeof formOutcome>;
  readonly saveState?: ReactNode;
}

const RecordForm = <T, S extends FormSchema, Start extends Partial<z.input<S>>>({
  collection: { path },
  id,
  uid,
  schema,
  initial,
  texts,
  unsaved,
  onClose,
  onSubmit,
  saveState,
  children,
}: RecordFormProps<T, S, Start>) => (
  <EditorForm
    schema={schema}
    initial={initial}
    label={texts.formLabel}
    unsaved={unsaved}
    draft={{ uid, record: `${path}/${id}`, form: 'record' }}
    openedBy={['form']}
    onSubmit={(values, meta) => onSubmit(values, meta.initial)}
    onSaved={onClose}
    saveState={saveState}
  >
    {children}
    <Actions>
      <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
      <Button variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Actions>
  </EditorForm>
);
