import { ContactScreen } from '@/features/contacts/detail/contact-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { relatedRecordsOf } from './related-records';
import { ContactHistory } from './contact-history';
import { notesOfContact } from './notes-of-contact';
import { syncPart } from './sync-part';

interface ContactRouteProps {
  readonly actor: Actor;
}

/** Renders any contact, for administrators. */
export const AdminContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={workspacePaths.adminContacts}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact
    }
    related={relatedRecordsOf(actor)}
    notes={notesOfContact(actor, workspacePaths.adminNotes).all}
    sync={syncPart}
    history={ContactHistory}
  />
);

/** Renders one of the person's own contacts. */
export const ContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={workspacePaths.ownContacts}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.ownContact, { contactId }) ?? workspacePaths.ownContact
    }
    related={relatedRecordsOf(actor)}
    notes={notesOfContact(actor, workspacePaths.notes).all}
    sync={syncPart}
    history={ContactHistory}
  />
);
