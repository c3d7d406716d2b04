import type { Actor } from '@/shared/auth/actor';
import { shortDate } from '@/shared/lists/short-date';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { Button } from '@/shared/ui/buttons/button';
import { Stack } from '@/shared/ui/layout/stack';
import { authorOf } from '../people';
import { noteTexts } from '../texts';
import styles from './contact-notes.module.css';
import { contactNoteTexts as texts } from './texts';
import { useContactNotes } from './use-contact-notes';

/** The number of notes on a contact's card (WRK-113). */
const shown = 2;

interface LatestContactNotesProps {
  readonly actor: Actor;
  readonly contactId: string;
  readonly onViewAll: () => void;
}

/**
 * Shows the latest two notes about a contact, with a button for the rest if there are more (WRK-113,
 * WRK-114).
 */
export const LatestContactNotes = ({ actor, contactId, onViewAll }: LatestContactNotesProps) => {
  const { found } = useContactNotes(contactId, actor);
  if (found.length === 0) return null;
  return (
    <Stack as="section" gap={2} align="start" aria-label={texts.latest}>
      <Stack as="ul" className={styles.notes}>
        {found.slice(0, shown).map((note) => (
          <li key={note.id}>
            <p dir="auto" className={styles.line}>
              {note.title === '' ? plainTextOf(note.content, note.contentType) : note.title}
            </p>
            <p className={styles.facts}>
              {noteTexts.by(
                authorOf(note, actor.uid),
                note.createdAt ? shortDate(note.createdAt) : noteTexts.dateNone,
              )}
            </p>
          </li>
        ))}
      </Stack>
      {found.length > shown && (
        <Button variant="quiet" small onClick={onViewAll}>
          {texts.all}
        </Button>
      )}
    </Stack>
  );
};
