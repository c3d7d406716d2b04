import { useEffect, useMemo, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { ComboboxField } from '@/shared/forms/fields/combobox-field';
import { DateField, TimeField } from '@/shared/forms/fields/date-time/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { FieldGroup, FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { ComboboxOption } from '@/shared/forms/fields/use-options';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import type { SaveHandle } from '@/shared/saving/saving';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { createEvent, replaceTimes, saveOccurrence, inputOf } from '../changes';
import { maxExceptions, scopesFor } from '../dates/series';
import { calendarEvents } from '../collections';
import type { EventContacts } from '../event-contacts';
import styles from './event-form.module.css';
import {
  eventFormSchema,
  type EventFormResult,
  type EventFormValues,
  formValues,
  type NewEvent,
  newInput,
  timesOf,
  weekdayKeys,
} from './schema';
import { formatter } from '@/shared/i18n/format';
import { type Occurrence, repeatOf } from '../dates/occurrences';
import { can } from '../policy';
import { frequencies } from '../dates/repeats';
import { eventStatuses, eventTypes } from '../schema';
import { calendarTexts as texts, frequencyLabels, scopeLabels, statusLabels, typeLabels } from '../texts';

const { fields } = texts;

interface EventFormProps {
  readonly actor: Actor;
  /** The occurrence to edit, or the values of a new event. */
  readonly of: Occurrence | NewEvent;
  readonly contacts: EventContacts;
  readonly onClose: () => void;
  /** Called with the id of a new event once it is saved or queued. */
  readonly onCreated?: (id: string) => void;
}

/** Renders the event form in a dialog over the calendar (WRK-414, WRK-415). */
export const EventForm = ({ of, ...props }: EventFormProps) => {
  const existing = 'event' in of ? of : undefined;
  const { actor } = props;
  // Take the values from the occurrence as it was opened, even if its record changes while the form is open.
  const initial = useMemo(() => {
    if (!('event' in of)) return formValues(newInput(of));
    const times = Number.isNaN(of.start.getTime()) ? { start: of.start, end: of.end } : timesOf(of);
    const values = formValues({ ...inputOf(of.event), ...times });
    return values.scope === 'this'
      ? { ...values, scope: scopesFor(actor, of.event, 'change')[0] ?? 'all' }
      : values;
  }, [of, actor]);
  return (
    <Dialog open onClose={props.onClose} title={existing ? texts.editTitle : texts.newTitle}>
      <Fields
        {...props}
        existing={existing}
        initial={initial}
        unread={'event' in of ? undefined : of.unreadTime}
      />
    </Dialog>
  );
};

interface FieldsProps extends Omit<EventFormProps, 'of'> {
  readonly existing: Occurrence | undefined;
  readonly initial: EventFormValues;
  /** The suggested time, as text that could not be parsed. */
  readonly unread: string | undefined;
}

const Fields = ({ actor, existing, initial, unread, contacts, onClose, onCreated }: FieldsProps) => {
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  const keeps = existing === undefined || can(actor, 'calendarEvent.update', existing.event);
  const isRepeated = existing !== undefined && !initial.isReplaced && repeatOf(existing.event) !== undefined;
  const offered = isRepeated ? scopesFor(actor, existing.event, 'change') : [];
  const contact = useContactOption(contacts, initial.contactId);

  const submit = async ({ input, scope }: EventFormResult) => {
    const change = (): SaveHandle | Promise<SaveHandle> => {
      if (existing === undefined) return createEvent(input, actor, id).handle;
      if (initial.isReplaced) return replaceTimes(existing.event, input);
      return saveOccurrence(existing, input, isRepeated ? scope : 'all', actor).handle;
    };
    const outcome = await formOutcome(() => send(change), {
      done: existing ? texts.updated : texts.created,
      failed: texts.notSaved,
    });
    if (existing === undefined && outcome.tone === 'success') onCreated?.(id);
    return outcome;
  };

  return (
    <div className={styles.form} data-scope={isRepeated}>
      {initial.isReplaced && (
        <Notice tone="warning">
          <p>{unread === undefined ? texts.datesReplaced : texts.suggestions.timeNotRead(unread)}</p>
        </Notice>
      )}
      <EditorForm
        schema={eventFormSchema}
        initial={initial}
        onSubmit={submit}
        onSaved={onClose}
        label={existing ? texts.editTitle : texts.newTitle}
        unsaved={existing ? texts.unsaved : texts.unsavedNew}
        draft={{
          uid: actor.uid,
          record: `${calendarEvents.path}/${existing?.key.replace('/', '@') ?? 'new'}`,
          form: 'event',
        }}
        saveState={existing && <SaveState collection={calendarEvents} id={existing.event.id} />}
      >
        {isRepeated &&
          (offered.length > 1 ? (
            <SelectField
              name="scope"
              label={texts.scopeQuestion.change}
              {...(!offered.includes('this') && { hint: texts.noMoreSingles(maxExceptions) })}
              options={offered.map((value) => ({ value, label: scopeLabels[value] }))}
            />
          ) : (
            <>
              <input type="hidden" name="scope" value="all" />
              <p>{texts.onlyAll}</p>
            </>
          ))}
        <Field name="title" label={fields.title} autoComplete="off" />
        <FieldRow>
          <SelectField
            name="type"
            label={fields.type}
            options={eventTypes.map((value) => ({ value, label: typeLabels[value] }))}
          />
          {keeps && existing && (
            <SelectField
              name="status"
              label={fields.status}
              options={eventStatuses.map((value) => ({ value, label: statusLabels[value] }))}
            />
          )}
        </FieldRow>
        {!(keeps && existing) && <input type="hidden" name="status" value={initial.status} />}
        <CheckboxField name="allDay" label={fields.allDay} />
        {(['start', 'end'] as const).map((name) => (
          <FieldGroup key={name} name={name} legend={fields[name]}>
            <FieldRow>
              <DateField name="date" label={fields.date} min="2000-01-01" max="2099-12-31" />
              <div className={styles.time}>
                <TimeField name="time" label={fields.time} />
              </div>
            </FieldRow>
          </FieldGroup>
        ))}
        <div className={styles.time}>
          <ComboboxField
            name="timeZone"
            label={fields.timeZone}
            hint={fields.timeZoneHint}
            options={zoneOptions(initial.timeZone)}
          />
        </div>
        <RepeatFields />
        {keeps ? (
          <>
            <Field name="location" label={fields.location} required={false} autoComplete="off" />
            <ComboboxField
              name="contactId"
              label={fields.contact}
              required={false}
              options={contacts.find}
              initialOption={contact ?? { value: initial.contactId, label: '' }}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="location" value={initial.location} />
            <input type="hidden" name="contactId" value={initial.contactId} />
          </>
        )}
        <Field name="description" label={fields.description} required={false} multiline />
        <Actions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
        </Actions>
      </EditorForm>
    </div>
  );
};

const formatWeekdayName = formatter({ weekday: 'long', timeZone: 'UTC' });

/** Renders the repeat fields. CSS hides the fields that do not apply to the chosen rule. */
const RepeatFields = () => (
  <Stack gap={4} className={styles.repeat}>
    <SelectField
      name="repeat"
      label={fields.repeat}
      options={[
        { value: 'once', label: fields.once },
        ...frequencies.map((value) => ({ value, label: frequencyLabels[value] })),
      ]}
    />
    <Stack gap={4} className={styles.rule}>
      <Field
        name="interval"
        label={fields.interval}
        hint={fields.intervalHint}
        type="number"
        inputMode="numeric"
      />
      <div className={styles.weekdays}>
        <FieldGroup name="weekdays" legend={fields.weekdays}>
          <FieldRow>
            {weekdayKeys.map((key, index) => (
              <CheckboxField
                key={key}
                name={key}
                label={formatWeekdayName(new Date(Date.UTC(2024, 0, index + 1)))}
              />
            ))}
          </FieldRow>
        </FieldGroup>
      </div>
      <FieldRow>
        <SelectField
          name="ends"
          label={fields.ends}
          options={(['never', 'count', 'until'] as const).map((value) => ({
            value,
            label: fields.endLabels[value],
          }))}
        />
        <div className={styles.count}>
          <Field name="count" label={fields.count} type="number" inputMode="numeric" />
        </div>
        <div className={styles.until}>
          <DateField name="until" label={fields.until} min="2000-01-01" max="2099-12-31" />
        </div>
      </FieldRow>
    </Stack>
  </Stack>
);

let zones: readonly ComboboxOption[] | undefined;

/** Returns all zones that the browser supports, plus the event's own zone. */
function zoneOptions(own: string): readonly ComboboxOption[] {
  zones ??= ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  return zones.some(({ value }) => value === own) ? zones : [{ value: own, label: own }, ...zones];
}

/** Returns the chosen contact with its name once that has loaded. */
function useContactOption(contacts: EventContacts, id: string): ComboboxOption | undefined {
  const [found, setFound] = useState<ComboboxOption>();
  useEffect(() => {
    if (id === '') return undefined;
    let isCancelled = false;
    const set = (label: string) => {
      if (!isCancelled) setFound({ value: id, label });
    };
    contacts.read(id).then(
      (contact) => set(contact?.name ?? id),
      () => set(id),
    );
    return () => {
      isCancelled = true;
    };
  }, [contacts, id]);
  return found?.value === id ? found : undefined;
}
