import { useMemo, useState } from 'react';
import { UpcomingMeetingsCard } from '@/features/calendar/home/upcoming-meetings-card';
import { contacts } from '@/features/contacts/collections';
import { newContacts } from '@/features/contacts/queries';
import { MindfulnessCard } from '@/features/home/mindfulness-card';
import { ContactActivityCard } from '@/features/notes/home/contact-activity-card';
import { TasksSummaryCard } from '@/features/notes/home/tasks-summary-card';
import { TimersCard } from '@/features/notes/timers/timers-card';
import { FromClientsCard } from '@/features/proposals/home/from-clients-card';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { countDocuments } from '@/shared/firebase/database';
import { queryKey } from '@/shared/firebase/query';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { noteContactsOf } from '../notes/note-contacts';

export interface HomeCardsProps {
  readonly actor: Actor;
  readonly area: 'admin' | 'regular';
}

const places = {
  admin: {
    hub: workspacePaths.adminNotes,
    contact: workspacePaths.adminContact,
    calendar: workspacePaths.adminCalendar,
  },
  regular: {
    hub: workspacePaths.notes,
    contact: workspacePaths.ownContact,
    calendar: workspacePaths.calendar,
  },
} as const;

/** The cards of the home screen, each of which reads, fails and recovers alone (WRK-078 to WRK-099). */
export const HomeCards = ({ actor, area }: HomeCardsProps) => {
  const { hub, contact, calendar } = places[area];
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const noteContacts = useMemo(
    () => noteContactsOf(actor, (contactId) => fillPattern(contact, { contactId }) ?? contact),
    [actor, contact],
  );
  const seesAll: boolean = isAdmin(actor);
  const counted = newContacts(seesAll ? '' : actor.uid, today);
  return (
    <>
      <FromClientsCard actor={actor} />
      <ContactActivityCard
        actor={actor}
        contacts={noteContacts}
        hub={hub}
        newToday={{ key: queryKey(contacts, counted), ask: () => countDocuments(contacts, counted) }}
      />
      <UpcomingMeetingsCard actor={actor} calendar={calendar} />
      <TasksSummaryCard actor={actor} hub={hub} />
      <TimersCard actor={actor} hub={hub} />
      <MindfulnessCard />
    </>
  );
};
