import { useMemo } from 'react';
import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { FindMentions } from '@/features/contacts/list/use-mentioned-contacts';
import { contactEntity } from '@/features/contacts/entity';
import { noteEntity } from '@/features/notes/entity';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { addressesOf } from '@/shared/entity/entity-address';
import { recordAddress } from '@/shared/entity/record-address';
import { relatedRecordsOf } from './related-records';
import { captureNote } from './capture-note';
import { notesOfContact } from './notes-of-contact';
import { syncPart } from './sync-part';

interface ContactsRouteProps {
  readonly actor: Actor;
}

/** Loads the search code with the first search. */
const mentionsFor =
  (actor: Actor): FindMentions =>
  async (...asked) =>
    (await import('./find-mentions')).findMentions(actor, ...asked);

/** Renders everyone's contacts, for administrators (WRK-016). */
export const AdminContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    showsAllOwners
    addressOf={(id) => recordAddress(contactEntity, 'admin', id)}
    notes={notesOfContact(actor, addressesOf(noteEntity, 'admin').list)}
    sync={syncPart}
    captureAddress={workspacePaths.adminCapture}
    addNote={captureNote(actor)}
    related={relatedRecordsOf(actor)}
    findMentions={useMemo(() => mentionsFor(actor), [actor])}
  />
);

/** Renders the person's own contacts (WRK-032). */
export const ContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    showsAllOwners={false}
    addressOf={(id) => recordAddress(contactEntity, 'regular', id)}
    notes={notesOfContact(actor, addressesOf(noteEntity, 'regular').list)}
    sync={syncPart}
    addNote={captureNote(actor)}
    related={relatedRecordsOf(actor)}
    findMentions={useMemo(() => mentionsFor(actor), [actor])}
  />
);
