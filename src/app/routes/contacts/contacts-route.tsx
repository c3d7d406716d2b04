import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
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
    addressOf={(contactId) =>
      fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact
    }
    notes={notesOfContact(actor, workspacePaths.adminNotes)}
  />
);

/** The person's own contacts (WRK-032). */
export const ContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    ofEverybody={false}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.ownContact, { contactId }) ?? workspacePaths.ownContact
    }
    notes={notesOfContact(actor, workspacePaths.notes)}
  />
);
