import { useMemo, useState } from 'react';
import { UpcomingMeetingsCard } from '@/features/calendar/home/upcoming-meetings-card';
import { calendarEventEntity } from '@/features/calendar/entity';
import { contacts } from '@/features/contacts/collections';
import { contactEntity } from '@/features/contacts/entity';
import { newContacts } from '@/features/contacts/queries';
import { HomeWidgets } from '@/features/home/home-screen';
import { MindfulnessCard } from '@/features/home/mindfulness-card';
import { noteEntity } from '@/features/notes/entity';
import { ContactActivityCard } from '@/features/notes/home/contact-activity-card';
import { TasksSummaryCard } from '@/features/notes/home/tasks-summary-card';
import { FromClientsCard } from '@/features/proposals/home/from-clients-card';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { addressesOf } from '@/shared/entity/entity-address';
import { recordAddress } from '@/shared/entity/record-address';
import { countDocuments } from '@/shared/firebase/database';
import { queryKey } from '@/shared/firebase/query';
import { noteContactsOf } from '../notes/note-contacts';

export interface HomeCardsProps {
  readonly actor: Actor;
  readonly area: 'admin' | 'regular';
}

/**
 * Renders the four widgets of the home screen (WRK-010), and for administrators the clients' activity. Each
 * card loads, fails and recovers on its own (WRK-078 to WRK-099).
 */
export const HomeCards = ({ actor, area }: HomeCardsProps) => {
  const hub = addressesOf(noteEntity, area).list;
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const { uid } = actor;
  const seesAll: boolean = isAdmin(actor);
  const noteContacts = useMemo(
    () => noteContactsOf({ uid, seesAll }, (id) => recordAddress(contactEntity, area, id)),
    [uid, seesAll, area],
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
        <UpcomingMeetingsCard actor={actor} calendar={addressesOf(calendarEventEntity, area).list} />
        <TasksSummaryCard actor={actor} hub={hub} />
        <MindfulnessCard />
      </HomeWidgets>
    </>
  );
};
