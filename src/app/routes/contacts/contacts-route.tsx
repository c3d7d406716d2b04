import { useMemo } from 'react';
import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { companionsOf } from './contact-companions';
import { mentionsFor } from './find-mentions';
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
    companions={companionsOf(actor)}
    findMentions={useMemo(() => mentionsFor(actor), [actor])}
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
    companions={companionsOf(actor)}
    findMentions={useMemo(() => mentionsFor(actor), [actor])}
  />
);
