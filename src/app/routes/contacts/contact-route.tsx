import { ContactScreen } from '@/features/contacts/detail/contact-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';

interface ContactRouteProps {
  readonly actor: Actor;
}

/** A contact of anybody, for administrators. */
export const AdminContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={workspacePaths.adminContacts}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact
    }
  />
);

/** One of the person's own contacts. */
export const ContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={workspacePaths.ownContacts}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.ownContact, { contactId }) ?? workspacePaths.ownContact
    }
  />
);
