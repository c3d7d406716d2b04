import { useMemo } from 'react';
import { NotesScreen } from '@/features/notes/notes-screen';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { noteContactsOf } from './note-contacts';

interface NotesRouteProps {
  readonly actor: Actor;
}

const Notes = ({ actor, root }: NotesRouteProps & { readonly root: string }) => {
  const contacts = useMemo(() => noteContactsOf(actor, (id) => `${root}/contacts/${id}`), [actor, root]);
  return <NotesScreen actor={actor} contacts={contacts} />;
};

/** The notes hub of administrators (WRK-017). */
export const AdminNotesRoute = ({ actor }: NotesRouteProps) => (
  <Notes actor={actor} root={paths.adminDashboard} />
);

/** The notes hub of everybody (WRK-031). */
export const NotesRoute = ({ actor }: NotesRouteProps) => <Notes actor={actor} root={paths.dashboard} />;
