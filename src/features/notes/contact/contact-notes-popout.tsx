import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { randomId } from '@/shared/lib/random-id';
import { useColleagues } from '@/shared/people/colleagues';
import { SaveState } from '@/shared/saving/shown/save-state';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { createNote, type NoteContact, updateNote } from '../changes';
import { notes } from '../collections';
import { can } from '../policy';
import type { Note } from '../schema';
import { noteTexts } from '../texts';
import { DeleteNoteDialog } from '../delete-note-dialog';
import { useNoteActions } from '../use-note-actions';
import styles from './contact-notes.module.css';
import { contactNoteTexts as texts } from './texts';
import { useContactNotes } from './use-contact-notes';
import { ContactNote } from './contact-note';
import { ContactNoteForm } from './contact-note-form';

const { messages } = noteTexts;

interface ContactNotesPopoutProps {
  readonly actor: Actor;
  readonly contact: NoteContact;
  /** The URL of the notes hub, filtered to the contact. */
  readonly hubAddress: string;
  readonly onClose: () => void;
  /** A note to highlight, and whether to scroll to it (WRK-062, WRK-064). */
  readonly highlight?: { readonly noteId: string; readonly scrolls: boolean } | undefined;
}

/**
 * Shows a contact's notes in a small dialog, where people read, add, edit, time, archive and delete them
 * (WRK-160 to WRK-173).
 */
export const ContactNotesPopout = ({
  actor,
  contact,
  hubAddress,
  onClose,
  highlight,
}: ContactNotesPopoutProps) => {
  const { live, retry, found } = useContactNotes(contact.id, actor);
  const actions = useNoteActions(actor);
  // Load the names after the notes, because the notes can be read without them.
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
        // Has no key by note, because text typed during a save belongs to the next note.
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
          <Stack as="ul" className={styles.notes}>
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
                    // The person may have opened another note during the save.
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
          </Stack>
        )}
      </LiveView>
      <DeleteNoteDialog actor={actor} note={actions.deletion} onClose={actions.endDeletion} />
    </Dialog>
  );
};
