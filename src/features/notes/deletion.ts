import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, createPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, type TrashEntry, trashPart } from '@/shared/trash/trash';
import { noteDeletions, notes } from './collections';
import { contactTouchParts } from './note-change';
import { everyNoteOf } from './queries';
import type { Note } from './schema';
import { noteTexts } from './texts';

const { changeOf, messages } = noteTexts;

/**
 * Moves a note to the trash and logs it in the change log, replacing the entry of an earlier deletion
 * (WRK-321). Its index entries stay for when it is restored.
 * @param along the id of the contact's trash entry, if the note is deleted together with its contact.
 */
export function deleteNote(note: WithId<Note>, actor: Actor, along?: string): SaveHandle {
  const { id, contactId, category, title } = note;
  return save(
    batchChange(
      [
        trashPart(notes, note, {
          title: noteTexts.titleOf(title),
          base: note,
          ...(along !== undefined && { with: along }),
        }),
        createPart(
          noteDeletions,
          `note-${id}`,
          {
            type: 'note_deleted',
            entityId: id,
            ...(contactId !== undefined && { contactId }),
            userId: actor.uid,
            userEmail: actor.email,
            summary: 'Note deleted',
            timestamp: serverTime,
            createdAt: serverTime,
            details: { noteType: contactId === undefined ? 'standalone' : 'contact', category },
          },
          { replaces: true },
        ),
        // If the contact is deleted too, there is nothing to mark as changed.
        ...(along === undefined ? contactTouchParts(actor, note, 'contactNoteRemoved') : []),
      ],
      {
        what: changeOf.deletion(noteTexts.titleOf(title)),
        reasons: {
          denied: noteTexts.mayNotDelete,
          invalid: messages.notDeleted,
          unexpected: messages.notDeleted,
        },
      },
    ),
  );
}

/** Reads every note about a contact, including archived ones. Rejects with the database's error. */
export async function readNotesOf(contactId: string, actor: Actor): Promise<readonly WithId<Note>[]> {
  const { documents } = await listDocuments(notes, everyNoteOf(contactId, actor));
  return documents;
}

/** Restores a note from the trash. If `contactIsThere`, counts it on its contact again. */
export function restoreNote(
  entry: TrashEntry,
  actor: Actor,
  { what, contactIsThere }: { readonly what: string; readonly contactIsThere: boolean },
): SaveHandle {
  const { contactId, contactOwnerId } = entry.record as Partial<Record<string, unknown>>;
  const about =
    contactIsThere && typeof contactId === 'string' && typeof contactOwnerId === 'string'
      ? { contactId, contactOwnerId }
      : {};
  return save(
    batchChange([restorePart(entry), ...contactTouchParts(actor, about, 'contactNoteBack')], { what }),
  );
}
