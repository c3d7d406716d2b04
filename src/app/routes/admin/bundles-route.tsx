import { leadRepository } from '@/features/leads/management/lead-repository';
import { RequestListScreen } from '@/features/leads/management/request-list-screen';
import type { Lead } from '@/features/leads/schema';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { fillPattern } from '@/shared/navigation/path-pattern';

// The list shows its rows without the code of contacts.
const AddToContacts = lazyPart(
  async () => (await import('@/features/contacts/from-request/add-to-contacts')).AddToContacts,
);

const addressOf = (contactId: string) =>
  fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact;

const contactOf = (actor: Actor) =>
  function ContactOf({ id, name, email }: WithId<Lead>) {
    return <AddToContacts key={id} actor={actor} requester={{ id, name, email }} addressOf={addressOf} />;
  };

/** Playbook management, whose requests become contacts (WRK-023). */
export function BundlesRoute({ actor }: { readonly actor: Actor }) {
  return (
    <RequestListScreen
      actor={actor}
      repository={leadRepository}
      playbookLink={`${window.location.origin}${paths.day1Playbook}`}
      contactOf={contactOf(actor)}
    />
  );
}
