import { useMemo, useState } from 'react';
import { UpcomingMeetingsCard } from '@/features/calendar/home/upcoming-meetings-card';
import { contacts } from '@/features/contacts/collections';
import { newContacts } from '@/features/contacts/queries';
import { HomeWidgets } from '@/features/home/home-screen';
import { MindfulnessCard } from '@/features/home/mindfulness-card';
import { ContactActivityCard } from '@/features/notes/home/contact-activity-card';
import { TasksSummaryCard } from '@/features/notes/home/tasks-summary-card';
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

/**
 * Renders the four widgets of the home screen (WRK-010), and for administrators the clients' activity. Each
 * card loads, fails and recovers on its own (WRK-078 to WRK-099).
 */
export const HomeCards = ({ actor, area }: HomeCardsProps) => {
  const { hub, contact, calendar } = places[area];
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const { uid } = actor;
  const seesAll: boolean = isAdmin(actor);
  const noteContacts = useMemo(
    () => noteContactsOf({ uid, seesAll }, (contactId) => fillPattern(contact, { contactId }) ?? contact),
    [uid, seesAll, contact],
  );
  const counted = newContacts(seesAll ? '' : actor.uid, today);
  return (
    <>
      <FromClientsCard actor={actor} />
      <HomeWidgets>
        <ContactActivityCard
          actor={actor}
          contacts={noteContacts}
          hub={hub}
          newToday={{ key: queryKey(contacts, counted), ask: () => countDocuments(contacts, counted) }}
        />
        <UpcomingMeetingsCard actor={actor} calendar={calendar} />
        <TasksSummaryCard actor={actor} hub={hub} />
        <MindfulnessCard />
      </HomeWidgets>
    </>
  );
};
