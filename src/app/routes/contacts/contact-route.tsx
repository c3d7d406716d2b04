import { ContactScreen } from '@/features/contacts/detail/contact-screen';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { fillPattern } from '@/shared/navigation/path-pattern';

interface ContactRouteProps {
  readonly actor: Actor;
}

/** A contact of anybody, for administrators. */
export const AdminContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={paths.adminContacts}
    addressOf={(contactId) => fillPattern(paths.adminContact, { contactId }) ?? paths.adminContact}
  />
);

/** One of the person's own contacts. */
export const ContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={paths.ownContacts}
    addressOf={(contactId) => fillPattern(paths.ownContact, { contactId }) ?? paths.ownContact}
  />
);
