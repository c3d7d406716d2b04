import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { notesOfContact } from './notes-of-contact';

interface ContactsRouteProps {
  readonly actor: Actor;
}

/** The contacts of everybody, for administrators (WRK-016). */
export const AdminContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    ofEverybody
    addressOf={(contactId) => fillPattern(paths.adminContact, { contactId }) ?? paths.adminContact}
    notes={notesOfContact(actor, paths.adminNotes)}
  />
);

/** The person's own contacts (WRK-032). */
export const ContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    ofEverybody={false}
    addressOf={(contactId) => fillPattern(paths.ownContact, { contactId }) ?? paths.ownContact}
    notes={notesOfContact(actor, paths.notes)}
  />
);
