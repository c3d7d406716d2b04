import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { DateField } from '@/shared/forms/fields/date-time/date-time-field';
import { SelectField } from '@/shared/forms/fields/select-field';
import { SubmitButton } from '@/shared/forms/submit-button';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { setPreferences } from '../changes';
import { contacts } from '../collections';
import { type Contact, contactFrequencies, contactMethods, nameOf, defaultPreferences } from '../schema';
import { dayOf, dayText } from './days';
import styles from './preferences.module.css';
import { frequencyLabels, methodLabels, preferenceTexts as texts } from './texts';

const preferencesFormSchema = z.object({
  frequency: z.enum(contactFrequencies),
  preferredMethod: z.enum(contactMethods),
  optOut: z._default(z.boolean(), false),
  lastContactDate: z.string(),
  nextScheduledContact: z.string(),
});

const options = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

/** Returns the value if it is one of the keys, otherwise the default. */
const oneOf = <K extends string>(keys: readonly K[], value: string, usual: K): K =>
  keys.find((key) => key === value) ?? usual;

interface PreferencesDialogProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly onClose: () => void;
}

/** Edits a contact's communication preferences (WRK-606, WRK-607). */
export const PreferencesDialog = ({ actor, contact, onClose }: PreferencesDialogProps) => {
  const send = useSaveFromForm();
  const stored = {
    lastContactDate: null,
    nextScheduledContact: null,
    ...defaultPreferences,
    ...contact.communicationPreferences,
  };
  const initial = {
    frequency: oneOf(contactFrequencies, stored.frequency, defaultPreferences.frequency),
    preferredMethod: oneOf(contactMethods, stored.preferredMethod, defaultPreferences.preferredMethod),
    optOut: stored.optOut,
    lastContactDate: dayText(stored.lastContactDate),
    nextScheduledContact: dayText(stored.nextScheduledContact),
    contact,
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(nameOf(contact))}>
      <EditorForm
        schema={preferencesFormSchema}
        initial={initial}
        label={texts.section}
        unsaved={texts.unsaved}
        draft={{ uid: actor.uid, record: `${contacts.path}/${contact.id}`, form: 'preferences' }}
        onSubmit={async ({ lastContactDate, nextScheduledContact, ...wanted }, { initial: base }) => {
          const before = base.contact.communicationPreferences;
          const preferences = {
            ...wanted,
            lastContactDate: dayOf(lastContactDate, before?.lastContactDate),
            nextScheduledContact: dayOf(nextScheduledContact, before?.nextScheduledContact),
          };
          const change = () => setPreferences(base.contact, preferences, actor.uid);
          const outcomeTexts = { done: texts.saved, failed: texts.failed };
          return formOutcome(() => send(change), outcomeTexts, { onConflict: 'success' });
        }}
        onSaved={onClose}
      >
        <SelectField
          name="frequency"
          label={texts.frequency}
          options={options(contactFrequencies, frequencyLabels)}
        />
        <SelectField
          name="preferredMethod"
          label={texts.preferredMethod}
          options={options(contactMethods, methodLabels)}
        />
        <DateField name="lastContactDate" label={texts.lastContactDate} required={false} />
        <DateField name="nextScheduledContact" label={texts.nextScheduledContact} required={false} />
        <CheckboxField name="optOut" label={texts.optOut} />
        <div className={styles.actions}>
          <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </EditorForm>
    </Dialog>
  );
};
