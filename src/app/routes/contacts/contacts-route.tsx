import { useMemo } from 'react';
import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { FindMentions } from '@/features/contacts/list/use-mentioned-contacts';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
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
    addressOf={(contactId) =>
      fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact
    }
    notes={notesOfContact(actor, workspacePaths.adminNotes)}
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
    addressOf={(contactId) =>
      fillPattern(workspacePaths.ownContact, { contactId }) ?? workspacePaths.ownContact
    }
    notes={notesOfContact(actor, workspacePaths.notes)}
    sync={syncPart}
    addNote={captureNote(actor)}
    related={relatedRecordsOf(actor)}
    findMentions={useMemo(() => mentionsFor(actor), [actor])}
  />
);
