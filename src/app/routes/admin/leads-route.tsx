import { useNavigate, useSearchParams } from 'react-router-dom';
import { contactEntity } from '@/features/contacts/entity';
import { LeadListScreen } from '@/features/leads/management/lead-list-screen';
import { leadTexts } from '@/features/leads/management/texts';
import type { Lead } from '@/features/leads/schema';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { recordAddress } from '@/shared/entity/record-address';
import type { WithId } from '@/shared/firebase/collection';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { LoadingView } from '@/shared/ui/feedback/loading';
import { Tabs } from '@/shared/ui/workspace/tabs';

// The list shows its rows before the code of contacts loads.
const AddToContacts = lazyPart(
  async () => (await import('@/features/contacts/from-lead/add-to-contacts')).AddToContacts,
);

const Waitlist = lazyPart(
  async () => (await import('@/features/leads/waitlist/waitlist-screen')).WaitlistScreen,
  { whileLoading: <LoadingView /> },
);

const tabNames = ['leads', 'waitlist'] as const;

const addressOf = (id: string) => recordAddress(contactEntity, 'admin', id);

const contactOf = (actor: Actor) =>
  function ContactOf({ id, name, email }: WithId<Lead>) {
    return <AddToContacts key={id} actor={actor} sender={{ id, name, email }} addressOf={addressOf} />;
  };

/** Renders playbook management, where leads can become contacts, and the hub's waitlist in a second tab. */
export function LeadsRoute({ actor }: { readonly actor: Actor }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = search.get('tab') === 'waitlist' ? 'waitlist' : 'leads';
  const tabs = (
    <Tabs
      label={leadTexts.tabsLabel}
      tabs={tabNames}
      labels={leadTexts.tabs}
      current={current}
      onChoose={(tab) => void navigate({ search: tab === 'waitlist' ? '?tab=waitlist' : '' })}
    />
  );
  if (current === 'waitlist') return <Waitlist actor={actor} tabs={tabs} />;
  return (
    <LeadListScreen
      actor={actor}
      tabs={tabs}
      playbookLink={`${window.location.origin}${paths.day1Playbook}`}
      contactOf={contactOf(actor)}
    />
  );
}
