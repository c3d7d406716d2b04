import { useMemo } from 'react';
import { CalendarScreen } from '@/features/calendar/calendar-screen';
import type { EventContacts } from '@/features/calendar/event-contacts';
import { contactEntity } from '@/features/contacts/entity';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { recordAddress } from '@/shared/entity/record-address';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { lazyCode } from '@/shared/lazy/lazy-code';

// Only dialogs need contacts and notes. Without their code, the first events load sooner.
const contactCode = lazyCode(async () => (await import('./calendar-contacts')).calendarContactsOf);

interface CalendarRouteProps {
  readonly actor: Actor;
}

const Calendar = ({ actor, area }: CalendarRouteProps & { readonly area: WorkspaceArea }) => {
  const contacts = useMemo((): EventContacts => {
    const addressOf = (id: string) => recordAddress(contactEntity, area, id);
    const loaded = async () => (await contactCode.load())(actor, addressOf);
    return {
      read: async (id) => (await loaded()).read(id),
      find: async (typed, signal) => (await loaded()).find(typed, signal),
      notesOf: async (id, signal) => (await loaded()).notesOf(id, signal),
      addressOf,
    };
  }, [actor, area]);
  const home: string = isAdmin(actor) ? paths.adminDashboard : paths.dashboard;
  return <CalendarScreen actor={actor} contacts={contacts} home={home} />;
};

/** Renders the calendar in the administrators' area (WRK-018). */
export const AdminCalendarRoute = ({ actor }: CalendarRouteProps) => <Calendar actor={actor} area="admin" />;

/** Renders the calendar in the regular area (WRK-029). */
export const CalendarRoute = ({ actor }: CalendarRouteProps) => <Calendar actor={actor} area="regular" />;
