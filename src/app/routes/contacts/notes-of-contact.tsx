import { lazy, Suspense } from 'react';
import type { NoteParts } from '@/features/contacts/list/contact-rows';
import { nameOf } from '@/features/contacts/schema';
import type { Actor } from '@/shared/auth/actor';

// The editor comes with it: fetched when somebody opens the notes.
const ContactNotesPopout = lazy(async () => ({
  default: (await import('@/features/notes/contact/contact-notes-popout')).ContactNotesPopout,
}));
const LatestContactNotes = lazy(async () => ({
  default: (await import('@/features/notes/contact/latest-contact-notes')).LatestContactNotes,
}));

/**
 * What contacts show of their notes (WRK-113, WRK-160).
 * @param hub the address of the notes hub.
 */
export const notesOfContact = (actor: Actor, hub: string): NoteParts => ({
  all: (contact, onClose, highlight) => (
    <Suspense>
      <ContactNotesPopout
        actor={actor}
        contact={{ id: contact.id, ownerId: contact.ownerId, name: nameOf(contact) }}
        hubAddress={`${hub}?${new URLSearchParams({ filterType: 'contact', contact: contact.id })}`}
        onClose={onClose}
        highlight={highlight}
      />
    </Suspense>
  ),
  latest: (contact, onViewAll) => (
    <Suspense>
      <LatestContactNotes actor={actor} contactId={contact.id} onViewAll={onViewAll} />
    </Suspense>
  ),
});
