import { useCallback } from 'react';
import { contacts } from '@/features/contacts/collections';
import { useTemplates } from '@/features/templates/use-templates';
import type { Actor } from '@/shared/auth/actor';
import { getDocument } from '@/shared/firebase/database';
import type { ContentFieldProps } from '@/shared/rich-text/content-field';
import { placeholderValues } from '@/shared/rich-text/placeholders';
import { TemplatedContentField } from '@/shared/rich-text/templated-content-field';

interface NoteTextProps extends ContentFieldProps {
  readonly actor: Actor;
  readonly contactId: string;
}

/** Renders the text field of a new note, which may start from one of the person's templates. */
export const NoteText = ({ actor, contactId, ...field }: NoteTextProps) => {
  const { all } = useTemplates(actor);
  const fill = useCallback(async () => {
    const found =
      contactId === '' ? undefined : await getDocument(contacts, contactId).catch(() => undefined);
    return placeholderValues({
      author: actor.displayName,
      ...(found?.ok && { contact: found.document }),
    });
  }, [contactId, actor.displayName]);
  return <TemplatedContentField {...field} templates={all} placeholders={fill} />;
};
