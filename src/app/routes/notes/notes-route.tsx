import { lazy, useMemo } from 'react';
import { contacts } from '@/features/contacts/collections';
import { TemplateFieldContext } from '@/features/notes/form/template-field';
import { NotesScreen } from '@/features/notes/notes-screen';
import { useTemplates } from '@/features/templates/use-templates';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { getDocument } from '@/shared/firebase/database';
import type { ContentFieldProps } from '@/shared/rich-text/content-field';
import { placeholderValues } from '@/shared/rich-text/placeholders';
import { TemplatedContentField } from '@/shared/rich-text/templated-content-field';
import { noteContactsOf } from './note-contacts';

const TemplateList = lazy(async () => ({
  default: (await import('@/features/templates/template-list')).TemplateList,
}));

interface NotesRouteProps {
  readonly actor: Actor;
}

interface NoteTextProps extends ContentFieldProps {
  readonly actor: Actor;
  readonly contactId: () => string;
}

/** The text of a new note, which may begin with one of the person's templates. */
const NoteText = ({ actor, contactId, ...field }: NoteTextProps) => {
  const { all } = useTemplates(actor);
  const fill = async () => {
    const id = contactId();
    const found = id === '' ? undefined : await getDocument(contacts, id).catch(() => undefined);
    return placeholderValues({
      author: actor.displayName,
      ...(found?.ok && { contact: found.document }),
    });
  };
  return <TemplatedContentField {...field} templates={all} placeholders={fill} />;
};

const Notes = ({ actor, root }: NotesRouteProps & { readonly root: string }) => {
  const noteContacts = useMemo(() => noteContactsOf(actor, (id) => `${root}/contacts/${id}`), [actor, root]);
  return (
    <TemplateFieldContext value={NoteText}>
      <NotesScreen actor={actor} contacts={noteContacts} templates={TemplateList} />
    </TemplateFieldContext>
  );
};

/** The notes hub of administrators (WRK-017). */
export const AdminNotesRoute = ({ actor }: NotesRouteProps) => (
  <Notes actor={actor} root={paths.adminDashboard} />
);

/** The notes hub of everybody (WRK-031). */
export const NotesRoute = ({ actor }: NotesRouteProps) => <Notes actor={actor} root={paths.dashboard} />;
