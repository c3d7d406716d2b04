import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { shortDate } from '@/shared/lists/short-date';
import type { Colleague } from '@/shared/people/colleagues';
import { RichText } from '@/shared/rich-text/rich-text';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { authorOf } from '../people';
import { can, isForAll } from '../policy';
import type { Note } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import { TimerControl } from '../timers/timer-control';
import styles from './contact-notes.module.css';
import { contactNoteTexts as texts } from './texts';

interface ContactNoteProps {
  readonly note: WithId<Note>;
  readonly actor: Actor;
  readonly people: readonly Colleague[];
  readonly onEdit: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
  readonly onToggleTimer: (isRunning: boolean) => void;
}

/** Renders one note about a contact, with the actions that its reader may take. */
export const ContactNote = ({
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
      <Actions isTight className={styles.actions}>
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
      </Actions>
    </article>
  );
};
