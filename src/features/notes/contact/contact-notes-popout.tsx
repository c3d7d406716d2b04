import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { shortDate } from '@/shared/lists/short-date';
import { type Colleague, useColleagues } from '@/shared/people/colleagues';
import { ContentField } from '@/shared/rich-text/content-field';
import { RichText } from '@/shared/rich-text/rich-text';
import { contentTypes, hasContent, longestContent, plainTextOf } from '@/shared/rich-text/stored-content';
import { SaveState } from '@/shared/saving/shown/save-state';
import type { SaveHandle } from '@/shared/saving/saving';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { createNote, type NoteContact, updateNote } from '../changes';
import { notes } from '../collections';
import { authorOf } from '../people';
import { can, isForAll } from '../policy';
import type { Note } from '../schema';
import { categoryLabel, contactCategoryOptions, noteTexts } from '../texts';
import { TimerControl } from '../timers/timer-control';
import { deletionError, useNoteActions } from '../use-note-actions';
import styles from './contact-notes.module.css';
import { contactNoteTexts as texts } from './texts';
import { useContactNotes } from './use-contact-notes';

const { messages } = noteTexts;

const noteSchema = z.object({
  content: z.string().check(
    z.maxLength(longestContent),
    // The form reads the kind of the text beside it; blank rich text is one line break.
    z.refine((content) => hasContent(content), texts.missing),
  ),
  contentType: z.enum(contentTypes),
  category: z.string(),
});
type Values = z.output<typeof noteSchema>;

interface ContactNotesPopoutProps {
  readonly actor: Actor;
  readonly contact: NoteContact;
  /** The notes hub, narrowed to the contact. */
  readonly hubAddress: string;
  readonly onClose: () => void;
  /** A note to highlight, and whether to scroll to it (WRK-062, WRK-064). */
  readonly highlight?: { readonly noteId: string; readonly scrolls: boolean } | undefined;
}

/** A contact's notes in a small box: read, written, changed, timed, archived and deleted (WRK-160 to WRK-173). */
export const ContactNotesPopout = ({
  actor,
  contact,
  hubAddress,
  onClose,
  highlight,
}: ContactNotesPopoutProps) => {
  const { live, retry, found } = useContactNotes(contact.id, actor);
  const actions = useNoteActions(actor);
  // The names come after the notes, which need none of them to be read.
  const { colleagues } = useColleagues(actor, live.status === 'ready');
  const [editing, setEditing] = useState<WithId<Note>>();
  const [next, setNext] = useState(randomId);
  const isMarked = found.some(({ id }) => id === highlight?.noteId);
  const scrollsTo = isMarked && highlight?.scrolls === true ? highlight.noteId : undefined;
  useEffect(() => {
    if (scrollsTo === undefined) return;
    document
      .querySelector(`[data-contact-note="${CSS.escape(scrollsTo)}"]`)
      ?.scrollIntoView({ block: 'center' });
  }, [scrollsTo]);
  const isWriter = can(actor, 'contactNote.create', { contactOwnerId: contact.ownerId });

  return (
    <Dialog
      open
      isPopout
      onClose={onClose}
      title={texts.title(contact.name)}
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {texts.close}
          </Button>
          <Link to={hubAddress} onClick={onClose}>
            {texts.inHub}
          </Link>
        </>
      }
    >
      {isWriter && (
        // Not keyed by the note: what is typed while one is saved belongs to the next.
        <ContactNoteForm
          id={next}
          actor={actor}
          label={texts.content}
          initial={{ content: '', contentType: 'rich', category: 'general' }}
          record={`${notes.path}/new`}
          form={`contact-${contact.id}`}
          submit={texts.add}
          change={(values) => createNote({ title: '', ...values }, actor, { id: next, contact })}
          done={messages.added}
          failed={messages.notAddedShort}
          onSaved={() => setNext(randomId())}
        />
      )}
      <LiveView live={live} retry={retry} loading={noteTexts.loading} failed={noteTexts.notLoaded}>
        {(_, { fromServer }) => (
          <ul className={styles.notes}>
            {found.map((note) => (
              <li
                key={note.id}
                className={styles.note}
                data-contact-note={note.id}
                aria-current={note.id === highlight?.noteId || undefined}
              >
                {editing?.id === note.id ? (
                  <ContactNoteForm
                    id={note.id}
                    actor={actor}
                    label={texts.edit}
                    initial={{
                      content: editing.content,
                      contentType: editing.contentType,
                      category: editing.category,
                    }}
                    record={`${notes.path}/${note.id}`}
                    form="contact-note"
                    submit={texts.save}
                    change={(values, restored) =>
                      updateNote(
                        { ...editing, ...restored },
                        { title: editing.title, ...values },
                        actor,
                        contact.name,
                      )
                    }
                    done={messages.updated}
                    failed={messages.notUpdatedShort}
                    // Another one may have been opened while this was on its way.
                    onSaved={() => setEditing((now) => (now?.id === note.id ? undefined : now))}
                    saveState={<SaveState collection={notes} id={note.id} />}
                    onCancel={() => setEditing(undefined)}
                  />
                ) : (
                  <ContactNote
                    note={note}
                    actor={actor}
                    people={colleagues}
                    onEdit={() => setEditing(note)}
                    onArchive={() => void actions.archive(note, true)}
                    onDelete={() => actions.askToDelete(note)}
                    onToggleTimer={(isRunning) => void actions.setTimer(note, isRunning)}
                  />
                )}
              </li>
            ))}
            {highlight && !isMarked && fromServer && <li>{texts.notFound}</li>}
            {found.length === 0 && fromServer && <li>{noteTexts.noneYet}</li>}
          </ul>
        )}
      </LiveView>
      <ConfirmDialog
        open={actions.deletion !== undefined}
        title={noteTexts.deleteTitle}
        texts={[noteTexts.deleteQuestion]}
        confirmLabel={noteTexts.delete}
        busyLabel={noteTexts.deleting}
        onConfirm={actions.confirmDeletion}
        errorText={deletionError}
        onClose={actions.endDeletion}
      />
    </Dialog>
  );
};

interface ContactNoteFormProps {
  readonly id: string;
  readonly actor: Actor;
  readonly label: string;
  readonly initial: Values;
  readonly record: string;
  readonly form: string;
  readonly submit: string;
  /** Gets what the fields of a restored draft began from, too. */
  readonly change: (values: Values, restored: Partial<Values>) => SaveHandle;
  readonly done: string;
  readonly failed: string;
  /** Called once the outbox or the server has what was written. */
  readonly onSaved: () => void;
  readonly saveState?: ReactNode;
  readonly onCancel?: () => void;
}

const ContactNoteForm = ({
  id,
  actor,
  label,
  initial,
  record,
  form,
  submit,
  change,
  done,
  failed,
  onSaved,
  saveState,
  onCancel,
}: ContactNoteFormProps) => {
  const send = useSaveFromForm(id);
  const known = contactCategoryOptions.some(({ value }) => value === initial.category);
  const options = known
    ? contactCategoryOptions
    : [...contactCategoryOptions, { value: initial.category, label: categoryLabel(initial.category) }];
  const save = async (
    values: Values,
    { restored }: { readonly restored: Partial<Values> },
  ): Promise<FormOutcome> => {
    const { tried } = await send(() => change(values, restored));
    const outcome = await tried;
    if (outcome.state === 'refused') return { tone: 'error', message: failed };
    // The state of saving, below the form, offers the choice.
    if (outcome.state === 'clash') return { tone: 'info' };
    const isSaved = outcome.state === 'saved';
    showMessage(isSaved ? 'success' : 'info', isSaved ? done : messages.waits);
    onSaved();
    return { tone: 'success', keepValues: false };
  };
  return (
    <EditorForm
      schema={noteSchema}
      initial={initial}
      label={label}
      unsaved={noteTexts.unsavedNote}
      draft={{ uid: actor.uid, record, form }}
      openedBy={['notes']}
      onSubmit={save}
      saveState={saveState}
    >
      <ContentField label={label} />
      <SelectField name="category" label={noteTexts.category} options={options} />
      <div className={styles.actions}>
        <SubmitButton savingLabel={texts.adding}>{submit}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </EditorForm>
  );
};

interface ContactNoteProps {
  readonly note: WithId<Note>;
  readonly actor: Actor;
  readonly people: readonly Colleague[];
  readonly onEdit: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
  readonly onToggleTimer: (isRunning: boolean) => void;
}

const ContactNote = ({
  note,
  actor,
  people,
  onEdit,
  onArchive,
  onDelete,
  onToggleTimer,
}: ContactNoteProps) => {
  const isHeld = can(actor, 'note.update', note);
  const start = plainTextOf(note.content, note.contentType).slice(0, 40);
  return (
    <article aria-label={note.title === '' ? start : note.title}>
      {note.title !== '' && <h3 dir="auto">{note.title}</h3>}
      <div dir="auto">
        <RichText content={note.content} contentType={note.contentType} headingLevel={4} />
      </div>
      <p className={styles.facts}>
        {categoryLabel(note.category)}
        {' · '}
        {noteTexts.by(
          authorOf(note, actor.uid, people),
          note.createdAt ? shortDate(note.createdAt) : noteTexts.dateNone,
        )}
        {note.isEdited && ` · ${noteTexts.edited}`}
      </p>
      <div className={styles.actions}>
        <TimerControl note={note} onToggle={isHeld ? onToggleTimer : undefined} />
        {isHeld && (
          <>
            <Button variant="quiet" small onClick={onEdit} aria-label={texts.editIt(start)}>
              {noteTexts.edit}
            </Button>
            <Button variant="quiet" small onClick={onArchive}>
              {noteTexts.archive}
            </Button>
          </>
        )}
        {(isForAll(actor) || note.createdBy === actor.uid) && (
          <Button variant="quiet" small onClick={onDelete}>
            {noteTexts.delete}
          </Button>
        )}
      </div>
    </article>
  );
};
