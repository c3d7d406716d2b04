import { noteContactsOf } from '@/app/routes/notes/note-contacts';
import type { EventContacts } from '@/features/calendar/event-contacts';
import { notes } from '@/features/notes/collections';
import { contactNotes } from '@/features/notes/queries';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { listDocuments } from '@/shared/firebase/database';
import { plainTextOf } from '@/shared/rich-text/stored-content';

/**
 * Limits on the notes about a contact that are sent to the AI: their number, and the length of each in
 * characters.
 */
const notesForSuggestions = 10;
const longestNote = 5_000;

/** Returns the contact functions for the calendar's dialogs, limited to contacts that the person may read. */
export const calendarContactsOf = (
  actor: Actor,
  addressOf: EventContacts['addressOf'],
): Pick<EventContacts, 'read' | 'find' | 'notesOf'> => ({
  ...noteContactsOf({ uid: actor.uid, seesAll: isAdmin(actor) }, addressOf),
  notesOf: async (contactId, signal) => {
    const query = { ...contactNotes(contactId, actor), limit: notesForSuggestions };
    const { documents } = await listDocuments(notes, query, { signal });
    return documents.map(({ title, content, contentType }) =>
      `${title}\n${plainTextOf(content, contentType)}`.trim().slice(0, longestNote),
    );
  },
});
