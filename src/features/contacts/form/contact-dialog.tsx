import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { useWhileMounted } from '@/shared/hooks/use-while-mounted';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { createContact, updateContact } from '../changes';
import { contacts } from '../collections';
import { valuesOf } from '../inline/inline-values';
import { type Contact, contactStatuses, nameOf, statusOf } from '../schema';
import { contactTexts, fieldLabels } from '../texts';
import styles from './contact-dialog.module.css';
import { DuplicateNotice } from './duplicate-notice';
import { contactFormSchema, type ContactFormValues, splitName } from './schema';
import { formTexts } from './texts';

/** The time in ms that the success message shows before the dialog closes. */
export const closesAfterMs = 1_500;

interface ContactDialogProps {
  readonly actor: Actor;
  /** The id of the contact, or `new`. */
  readonly id: string;
  /** The contact as the screen shows it. The form uses it until it has read the record. */
  readonly existing?: WithId<Contact> | undefined;
  readonly onClose: () => void;
  /** Called with the id of a new contact once it is saved or queued. */
  readonly onCreated?: (id: string) => void;
  /** Returns the URL of a contact, to link to a possible duplicate. */
  readonly addressOf: (id: string) => string;
}

/** Shows the contact form in a dialog, empty or filled with a contact's values. */
export const ContactDialog = ({ id, ...props }: ContactDialogProps) =>
  id === 'new' ? <NewContact {...props} /> : <ExistingContact id={id} {...props} />;

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  title: '',
  linkedin: '',
  website: '',
  address: '',
  status: 'New',
};

const NewContact = ({ actor, onClose, onCreated, addressOf }: Omit<ContactDialogProps, 'id'>) => {
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  const close = useWhileMounted(onClose);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Dialog open onClose={onClose} title={formTexts.create}>
      <ContactForm
        actor={actor}
        id={id}
        initial={empty}
        statuses={contactStatuses}
        draft={`${contacts.path}/new`}
        unsaved={formTexts.unsavedNew}
        addressOf={addressOf}
        onClose={onClose}
        onSubmit={async (fields) => {
          const create = () => createContact(id, { ...fields, source: 'manual' }, actor.uid);
          const { tone, message, isSaved } = await formOutcome(
            () => send(create),
            { failed: contactTexts.notSaved, because: { 'signed-out': contactTexts.signedOutCreate } },
            { onConflict: 'success' },
          );
          if (tone === 'error') return { tone, message };
          onCreated?.(id);
          // A pending change is listed in the page frame, so the form can close at once.
          timer.current = setTimeout(close, isSaved === true ? closesAfterMs : 0);
          return { tone, message: isSaved === true ? formTexts.created : undefined };
        }}
      />
    </Dialog>
  );
};

const ExistingContact = ({ actor, id, existing, onClose, addressOf }: ContactDialogProps) => {
  const { live, retry, record: read } = useRecord(contacts, id);
  const record = read ?? (live.status === 'denied' ? undefined : existing);
  const send = useSaveFromForm();
  const close = useWhileMounted(onClose);
  return (
    // A new key remounts the dialog with the form, which focuses its first field.
    <Dialog
      key={record ? 'form' : 'loading'}
      open
      onClose={onClose}
      title={record ? formTexts.edit(nameOf(record)) : formTexts.loading}
    >
      {record ? (
        <ContactForm
          actor={actor}
          id={id}
          initial={startOf(record)}
          statuses={[...new Set([statusOf(record), ...contactStatuses])]}
          draft={`${contacts.path}/${id}`}
          unsaved={formTexts.unsaved}
          addressOf={addressOf}
          onClose={onClose}
          onSubmit={async (fields, initial) => {
            const change = () => updateContact(initial.record ?? record, fields, actor.uid);
            const outcome = await formOutcome(() => send(change), {
              done: formTexts.changed(`${fields.firstName} ${fields.lastName}`),
              failed: contactTexts.notSaved,
              because: { 'signed-out': contactTexts.signedOutUpdate },
            });
            if (outcome.tone === 'success') close();
            return outcome;
          }}
          saveState={<SaveState collection={contacts} id={id} />}
        />
      ) : (
        <LiveView live={live} retry={retry} loading={formTexts.loading} failed={formTexts.notFetched}>
          {(parsed) => <p>{parsed ? contactTexts.unreadableWhy(id) : formTexts.notFound}</p>}
        </LiveView>
      )}
    </Dialog>
  );
};

/** The initial values of the fields, and the record they come from. */
interface Start extends ContactFormValues {
  readonly record?: WithId<Contact>;
}

/** Returns a contact's initial form values. Splits the full name of an older contact. */
const startOf = (record: WithId<Contact>): Start => ({ ...valuesOf(record), record });

interface ContactFormProps {
  readonly actor: Actor;
  readonly id: string;
  readonly initial: Start;
  readonly statuses: readonly string[];
  /** The record path under which the draft is stored on the device. */
  readonly draft: string;
  readonly unsaved: string;
  readonly addressOf: (id: string) => string;
  readonly onClose: () => void;
  readonly onSubmit: (fields: ContactFormValues, initial: Start) => Promise<FormOutcome>;
  readonly saveState?: ReactNode;
}

const ContactForm = ({
  actor,
  id,
  initial,
  statuses,
  draft,
  unsaved,
  addressOf,
  onClose,
  onSubmit,
  saveState,
}: ContactFormProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>(initial);

  const readTyped = () => {
    const form = container.current?.querySelector('form');
    if (!form) return;
    const values = new FormData(form);
    const textOf = (name: string): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    setTyped({
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
      email: textOf('email'),
      phone: textOf('phone'),
    });
  };
  // Restoring a draft, or a change from elsewhere, resets the form without an input event.
  const readTypedAgain = useEffectEvent(readTyped);
  useEffect(() => {
    const form = container.current?.querySelector('form');
    const afterReset = () => queueMicrotask(() => readTypedAgain());
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);

  const splitPasted = (event: ClipboardEvent<HTMLDivElement>) => {
    const form = container.current?.querySelector('form');
    const [first, last] = ['firstName', 'lastName'].map((name) => form?.elements.namedItem(name));
    if (!(first instanceof HTMLInputElement) || !(last instanceof HTMLInputElement)) return;
    const { firstName, lastName } = splitName(event.clipboardData.getData('text'));
    if (event.target !== first || first.value !== '' || last.value !== '' || lastName === '') return;
    event.preventDefault();
    first.value = firstName;
    last.value = lastName;
    last.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const seesAll: boolean = isAdmin(actor);
  const isNamed = typed.firstName.trim() !== '' && typed.lastName.trim() !== '';
  return (
    // The div only listens to events of its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={container} onInput={readTyped} onPaste={splitPasted}>
      <EditorForm
        schema={contactFormSchema}
        initial={initial}
        label={formTexts.label}
        unsaved={unsaved}
        draft={{ uid: actor.uid, record: draft, form: 'contact' }}
        openedBy={['form']}
        onSubmit={(fields, { initial: base, restored }) =>
          onSubmit(fields, base.record ? { ...base, record: { ...base.record, ...restored } } : base)
        }
        saveState={saveState}
      >
        <FieldRow>
          <Field name="firstName" label={fieldLabels.firstName} autoComplete="off" autoCapitalize="words" />
          <Field name="lastName" label={fieldLabels.lastName} autoComplete="off" autoCapitalize="words" />
        </FieldRow>
        <div>
          <FieldRow>
            <Field name="email" label={fieldLabels.email} type="email" autoComplete="off" required={false} />
            <Field name="phone" label={fieldLabels.phone} type="tel" autoComplete="off" required={false} />
          </FieldRow>
          <DuplicateNotice
            email={typed.email}
            phone={typed.phone}
            owner={seesAll ? '' : actor.uid}
            except={id}
            addressOf={addressOf}
          />
        </div>
        <FieldRow>
          <Field name="company" label={fieldLabels.company} autoComplete="off" required={false} />
          <Field name="title" label={fieldLabels.title} autoComplete="off" required={false} />
        </FieldRow>
        <SelectField
          name="status"
          label={fieldLabels.status}
          options={statuses.map((value) => ({ value, label: value }))}
        />
        <Field
          name="linkedin"
          label={fieldLabels.linkedin}
          hint={formTexts.linkedinHint}
          type="url"
          autoComplete="off"
          required={false}
        />
        <Field name="website" label={fieldLabels.website} type="url" autoComplete="off" required={false} />
        <Field name="address" label={fieldLabels.address} autoComplete="off" required={false} />
        <div className={styles.actions}>
          <SubmitButton savingLabel={formTexts.saving} disabled={!isNamed}>
            {formTexts.save}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formTexts.cancel}
          </Button>
        </div>
      </EditorForm>
    </div>
  );
};

type Typed = Pick<ContactFormValues, 'firstName' | 'lastName' | 'email' | 'phone'>;
