import { useMemo } from 'react';
import { noteContactsOf } from '@/app/routes/notes/note-contacts';
import { CalendarScreen } from '@/features/calendar/calendar-screen';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';

interface CalendarRouteProps {
  readonly actor: Actor;
}

const Calendar = ({ actor, contact }: CalendarRouteProps & { readonly contact: string }) => {
  const contacts = useMemo(
    () => noteContactsOf(actor, (contactId) => fillPattern(contact, { contactId }) ?? contact),
    [actor, contact],
  );
  const home: string = isAdmin(actor) ? paths.adminDashboard : paths.dashboard;
  return <CalendarScreen actor={actor} contacts={contacts} home={home} />;
};

/** The calendar of administrators (WRK-018). */
export const AdminCalendarRoute = ({ actor }: CalendarRouteProps) => (
  <Calendar actor={actor} contact={workspacePaths.adminContact} />
);

/** The calendar of the regular area (WRK-029). */
export const CalendarRoute = ({ actor }: CalendarRouteProps) => (
  <Calendar actor={actor} contact={workspacePaths.ownContact} />
);
