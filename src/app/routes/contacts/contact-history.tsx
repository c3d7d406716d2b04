import type { HistoryProps } from '@/features/contacts/detail/timeline';
import { detailTexts } from '@/features/contacts/detail/texts';
import { leads } from '@/features/leads/collections';
import { typeLabel } from '@/features/leads/management/texts';
import { leadsOf } from '@/features/leads/queries';
import { contactNoteTexts } from '@/features/notes/contact/texts';
import { useContactNotes } from '@/features/notes/contact/use-contact-notes';
import { noteTexts } from '@/features/notes/texts';
import { isAdmin } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { plainTextOf } from '@/shared/rich-text/stored-content';

/** The number of characters that identify a note without a title. */
const startLength = 60;

/**
 * Supplies the events of a contact's notes and, for administrators, of the requests that the contact has
 * sent.
 */
export const ContactHistory = ({ actor, contact, children }: HistoryProps) => {
  const { found } = useContactNotes(contact.id, actor);
  const notes = found.flatMap(({ createdAt, title, content, contentType }) => {
    const name = title || plainTextOf(content, contentType).slice(0, startLength) || noteTexts.untitled;
    return createdAt ? [{ at: createdAt, say: (when: string) => contactNoteTexts.written(when, name) }] : [];
  });
  return isAdmin(actor) && contact.email !== '' ? (
    <Requests email={contact.email}>{(requests) => children([...notes, ...requests])}</Requests>
  ) : (
    children(notes)
  );
};

interface RequestsProps extends Pick<HistoryProps, 'children'> {
  readonly email: string;
}

const Requests = ({ email, children }: RequestsProps) => {
  const { live } = useWatch(watchList(leads, leadsOf(email)));
  const documents = 'data' in live && live.data ? live.data.documents : [];
  return children(
    documents.flatMap(({ createdAt, bundleType }) =>
      createdAt
        ? [{ at: createdAt, say: (when: string) => detailTexts.requestedOn(typeLabel(bundleType), when) }]
        : [],
    ),
  );
};
