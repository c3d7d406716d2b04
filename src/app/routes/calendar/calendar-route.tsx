import { useMemo } from 'react';
import { noteContactsOf } from '@/app/routes/notes/note-contacts';
import { CalendarScreen } from '@/features/calendar/calendar-screen';
import type { EventContacts } from '@/features/calendar/event-contacts';
import { notes } from '@/features/notes/collections';
import { contactNotes } from '@/features/notes/queries';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { listDocuments } from '@/shared/firebase/database';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { plainTextOf } from '@/shared/rich-text/stored-content';

/** As much of a contact's notes as the AI service is asked about. */
const notesForSuggestions = 10;
const longestNote = 5_000;

interface CalendarRouteProps {
  readonly actor: Actor;
}

const Calendar = ({ actor, contact }: CalendarRouteProps & { readonly contact: string }) => {
  const contacts = useMemo(
    (): EventContacts => ({
      ...noteContactsOf(actor, (contactId) => fillPattern(contact, { contactId }) ?? contact),
      notesOf: async (contactId, signal) => {
        const query = { ...contactNotes(contactId, actor), limit: notesForSuggestions };
        const { documents } = await listDocuments(notes, query, { signal });
        return documents.map(({ title, content, contentType }) =>
          `${title}\n${plainTextOf(content, contentType)}`.trim().slice(0, longestNote),
        );
      },
    }),
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
