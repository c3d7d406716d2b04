import { useMemo } from 'react';
import { TemplateFieldContext } from '@/features/notes/form/template-field';
import { NotesScreen } from '@/features/notes/notes-screen';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { noteContactsOf } from './note-contacts';
import { LoadingView } from '@/shared/ui/feedback/loading';

const TemplateList = lazyPart(async () => (await import('@/features/templates/template-list')).TemplateList, {
  whileLoading: <LoadingView />,
});

// Loads with the form of a new note.
const NoteText = lazyPart(async () => (await import('./note-text')).NoteText);

interface NotesRouteProps {
  readonly actor: Actor;
}

const Notes = ({ actor, root }: NotesRouteProps & { readonly root: string }) => {
  const { uid } = actor;
  const seesAll: boolean = isAdmin(actor);
  const noteContacts = useMemo(
    () => noteContactsOf({ uid, seesAll }, (id) => `${root}/contacts/${id}`),
    [uid, seesAll, root],
  );
  return (
    <TemplateFieldContext value={NoteText}>
      <NotesScreen actor={actor} contacts={noteContacts} templates={TemplateList} />
    </TemplateFieldContext>
  );
};

/** Renders the notes hub in the administrators' area (WRK-017). */
export const AdminNotesRoute = ({ actor }: NotesRouteProps) => (
  <Notes actor={actor} root={paths.adminDashboard} />
);

/** Renders the notes hub in the regular area (WRK-031). */
export const NotesRoute = ({ actor }: NotesRouteProps) => <Notes actor={actor} root={paths.dashboard} />;
