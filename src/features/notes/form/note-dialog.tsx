import { useContext, useMemo, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { ComboboxField } from '@/shared/forms/fields/combobox-field';
import { Field } from '@/shared/forms/fields/field';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { useColleagues } from '@/shared/people/colleagues';
import { ContentField } from '@/shared/rich-text/content-field';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { createNote, type NoteContact, updateNote } from '../changes';
import { notes } from '../collections';
import { contactOf, type NoteContacts } from '../contact-names';
import { useOwnCategories } from '../own-categories';
import { openGoals } from '../queries';
import type { Note } from '../schema';
import { categoryLabel, categoryOptions, contactCategoryOptions, noteTexts } from '../texts';
import { CategoryTools } from './category-tools';
import styles from './note-dialog.module.css';
import { isOpenGoal, noteFormSchema, type NoteFormValues, taskTitle } from './schema';
import { TemplateFieldContext } from './template-field';
import { useSaveNote } from './use-save-note';
import { noteFormTexts as texts } from './texts';

const { messages } = noteTexts;

/** The initial values of a new note. */
export interface NoteStart {
  readonly contact?: NoteContact;
  /** The goal that the new note is a task of. */
  readonly goal?: WithId<Note>;
  /** Initial texts, for example from a template. */
  readonly input?: Partial<Pick<Note, 'title' | 'content' | 'contentType' | 'category' | 'templateId'>>;
}

interface NoteDialogProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  /** A note to edit, which has an id, or the initial values of a new one (WRK-278). */
  readonly data: WithId<Note> | NoteStart;
  readonly onClose: () => void;
  /** Called with the id of a new note once it is saved or queued. */
  readonly onCreated?: (id: string) => void;
  /**
   * Opens a new note about a contact, because the list's filters may hide it. Offered in the success message.
   */
  readonly onShow?: (id: string) => void;
}

/** Renders the note form in a dialog. Edits the note if `data` has an id, otherwise creates one (WRK-278). */
export const NoteDialog = ({ data, ...props }: NoteDialogProps) =>
  'id' in data ? <ExistingNote key={data.id} note={data} {...props} /> : <NewNote start={data} {...props} />;

type FormProps = Omit<NoteDialogProps, 'data'>;

const NewNote = ({
  actor,
  contacts,
  start,
  onClose,
  onCreated,
  onShow,
}: FormProps & { readonly start: NoteStart }) => {
  const [id] = useState(randomId);
  const finish = useSaveNote(onClose, () => onCreated?.(id));
  const { goal, contact, input } = start;
  const initial = {
    title: input?.title ?? '',
    content: input?.content ?? '',
    contentType: input?.contentType ?? ('rich' as const),
    category: goal ? 'task' : (input?.category ?? 'general'),
    contact: contact?.id ?? '',
    parentGoalId: goal?.id ?? '',
    templateId: input?.templateId ?? '',
  };

  const submit = async (values: NoteFormValues): Promise<FormOutcome> => {
    const found = await foundContact(contacts, values.contact);
    if (found === 'unknown') return { tone: 'error', message: texts.contactGone };
    // A note created from a goal is always a task, regardless of the chosen category (WRK-346).
    const noteFields = goal
      ? {
          title: taskTitle(values.title, goal.title),
          category: 'task',
          parentGoalId: goal.id,
          linkedGoalTitle: goal.title,
          isNextStep: true,
        }
      : { title: values.title, category: values.category, ...(await parentOf(actor, values)) };
    const { content, contentType, templateId = input?.templateId ?? '' } = values;
    return finish(
      () =>
        createNote({ ...noteFields, content, contentType, ...(templateId !== '' && { templateId }) }, actor, {
          id,
          contact: found,
        }),
      found ? messages.added : messages.created,
      found ? messages.notAdded : messages.notCreated,
      found && onShow && { label: messages.show, onAct: () => onShow(id) },
    );
  };

  return (
    <Dialog open isWide onClose={onClose} title={texts.create}>
      <EditorForm
        schema={noteFormSchema}
        initial={initial}
        label={texts.label}
        unsaved={texts.unsavedNew}
        draft={{ uid: actor.uid, record: `${notes.path}/new`, form: goal ? `task-${goal.id}` : 'note' }}
        onSubmit={submit}
      >
        <NoteFields
          actor={actor}
          contacts={contacts}
          initial={initial}
          contactName={contact?.name}
          goal={goal}
          hasContact={goal === undefined}
          isNew
        />
        <FormButtons onClose={onClose} />
      </EditorForm>
    </Dialog>
  );
};

const ExistingNote = ({ actor, contacts, note, onClose }: FormProps & { readonly note: WithId<Note> }) => {
  const { record } = useRecord(notes, note.id);
  const finish = useSaveNote(onClose);
  const current = record ?? note;
  const { title, content, contentType, category, contactId, parentGoalId } = current;
  const initial = {
    title,
    content,
    contentType,
    category,
    contact: contactId ?? '',
    parentGoalId,
    record: current,
  };

  const submit = async (values: NoteFormValues, base: WithId<Note>): Promise<FormOutcome> => {
    const found = contactId === undefined ? undefined : await contactOf(contacts, contactId);
    const parent = values.parentGoalId === base.parentGoalId ? {} : await parentOf(actor, values);
    const change = () =>
      updateNote(
        base,
        {
          title: values.title,
          content: values.content,
          contentType: values.contentType,
          category: values.category,
          ...parent,
        },
        actor,
        found?.name,
      );
    return finish(change, messages.updated, messages.notUpdated);
  };

  return (
    <Dialog open isWide onClose={onClose} title={texts.edit}>
      <EditorForm
        schema={noteFormSchema}
        initial={initial}
        label={texts.label}
        unsaved={texts.unsaved}
        draft={{ uid: actor.uid, record: `${notes.path}/${note.id}`, form: 'note' }}
        onSubmit={(values, { initial: base, restored }) => submit(values, { ...base.record, ...restored })}
        saveState={<SaveState collection={notes} id={note.id} />}
      >
        <NoteFields actor={actor} contacts={contacts} initial={initial} hasContact={false} />
        <FormButtons onClose={onClose} />
      </EditorForm>
    </Dialog>
  );
};

/** Returns the chosen contact, or `unknown` if it cannot be read. */
async function foundContact(
  contacts: NoteContacts,
  id: string,
): Promise<NoteContact | undefined | 'unknown'> {
  if (id === '') return undefined;
  return (await contactOf(contacts, id)) ?? 'unknown';
}

/** Returns a task's goal id and title. The title stays if the goal is deleted (WRK-348, WRK-Q83). */
async function parentOf(
  actor: Actor,
  { category, parentGoalId }: Pick<NoteFormValues, 'category' | 'parentGoalId'>,
): Promise<Pick<Note, 'parentGoalId' | 'linkedGoalTitle'>> {
  if (category !== 'task' || parentGoalId === '') return { parentGoalId: '', linkedGoalTitle: '' };
  const { documents } = await listDocuments(notes, openGoals(actor));
  const goal = documents.find(({ id }) => id === parentGoalId);
  return { parentGoalId, linkedGoalTitle: goal?.title ?? '' };
}

interface NoteFieldsProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  readonly initial: { readonly category: string; readonly contact: string; readonly parentGoalId: string };
  readonly contactName?: string | undefined;
  readonly goal?: WithId<Note> | undefined;
  /** True if a contact can be chosen. */
  readonly hasContact: boolean;
  readonly isNew?: boolean;
}

const NoteFields = ({
  actor,
  contacts,
  initial,
  contactName,
  goal,
  hasContact,
  isNew = false,
}: NoteFieldsProps) => {
  const TemplateField = useContext(TemplateFieldContext);
  const own = useOwnCategories(actor.uid);
  const box = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useState(initial.category);
  const [contactId, setContactId] = useState(initial.contact);
  const { colleagues } = useColleagues(actor);
  const others = useMemo(() => colleagues.map(({ uid, name }) => ({ id: uid, name })), [colleagues]);
  const known = initial.contact === '' ? categoryOptions(own) : contactCategoryOptions;
  const options = known.some(({ value }) => value === initial.category)
    ? known
    : [...known, { value: initial.category, label: categoryLabel(initial.category, own) }];
  const goals = useMemo(
    () => async (typed: string, signal: AbortSignal) => {
      const { documents } = await listDocuments(notes, openGoals(actor), { signal });
      return documents
        .filter(isOpenGoal)
        .map(({ id, title }) => ({ value: id, label: noteTexts.titleOf(title) }))
        .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
    },
    [actor],
  );

  return (
    // The div only listens to events of its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.fields}
      onInput={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'category') setCategory(target.value);
        if (target instanceof HTMLInputElement && target.name === 'contact') setContactId(target.value);
      }}
    >
      <Field name="title" label={texts.title} autoComplete="off" required={false} />
      {hasContact && (
        // The contact comes before the text, because its name fills the template.
        <ComboboxField
          name="contact"
          label={texts.contact}
          hint={texts.contactHint}
          options={contacts.find}
          required={false}
          {...(contactName !== undefined && {
            initialOption: { value: initial.contact, label: contactName },
          })}
        />
      )}
      {isNew && TemplateField ? (
        // The app provides this component, and it is the same on each render.
        // oxlint-disable-next-line react/static-components
        <TemplateField actor={actor} label={texts.content} people={others} contactId={contactId} />
      ) : (
        <ContentField label={texts.content} people={others} />
      )}
      {goal === undefined && (
        <Stack gap={2}>
          <SelectField name="category" label={texts.category} options={options} />
          {initial.contact === '' && (
            <CategoryTools
              actor={actor}
              onAdded={(key) => {
                // The new option exists only after the next render.
                requestAnimationFrame(() => {
                  const select = box.current?.querySelector<HTMLSelectElement>('select[name="category"]');
                  if (!select) return;
                  select.value = key;
                  select.dispatchEvent(new Event('input', { bubbles: true }));
                });
              }}
            />
          )}
        </Stack>
      )}
      {goal !== undefined && <input type="hidden" name="category" value="task" />}
      {category === 'task' && goal === undefined && (
        <ComboboxField name="parentGoalId" label={texts.parentGoal} options={goals} required={false} />
      )}
    </div>
  );
};

const FormButtons = ({ onClose }: { readonly onClose: () => void }) => (
  <Actions>
    <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
    <Button variant="quiet" onClick={onClose}>
      {texts.cancel}
    </Button>
  </Actions>
);
