import { generatePath } from 'react-router-dom';
import { ContactListScreen } from '@/features/contacts/list/contact-list-screen';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';

interface ContactsRouteProps {
  readonly actor: Actor;
}

/** The contacts of everybody, for administrators (WRK-016). */
export const AdminContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    ofEverybody
    addressOf={(contactId) => generatePath(paths.adminContact, { contactId })}
  />
);

/** The person's own contacts (WRK-032). */
export const ContactsRoute = ({ actor }: ContactsRouteProps) => (
  <ContactListScreen
    actor={actor}
    ofEverybody={false}
    addressOf={(contactId) => generatePath(paths.ownContact, { contactId })}
  />
);
