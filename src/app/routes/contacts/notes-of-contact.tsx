import type { NoteParts } from '@/features/contacts/list/contact-rows';
import { nameOf } from '@/features/contacts/schema';
import type { Actor } from '@/shared/auth/actor';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { lazyPart } from '@/shared/lazy/lazy-part';

// Contains the editor, so it loads only when the notes are opened.
const ContactNotesPopout = lazyDialog(
  async () => (await import('@/features/notes/contact/contact-notes-popout')).ContactNotesPopout,
);
const LatestContactNotes = lazyPart(
  async () => (await import('@/features/notes/contact/latest-contact-notes')).LatestContactNotes,
);

/**
 * Returns the functions that render a contact's notes (WRK-113, WRK-160).
 * @param hub the URL of the notes hub.
 */
export const notesOfContact = (actor: Actor, hub: string): NoteParts => ({
  all: (contact, onClose, highlight) => (
    <ContactNotesPopout
      actor={actor}
      contact={{ id: contact.id, ownerId: contact.ownerId, name: nameOf(contact) }}
      hubAddress={`${hub}?${new URLSearchParams({ filterType: 'contact', contact: contact.id })}`}
      onClose={onClose}
      highlight={highlight}
    />
  ),
  latest: (contact, onViewAll) => (
    <LatestContactNotes actor={actor} contactId={contact.id} onViewAll={onViewAll} />
  ),
});
