import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import { useAsync } from '@/shared/hooks/use-async';
import { contacts } from '../collections';
import { contactList, type ContactView } from '../queries';
import type { Contact } from '../schema';

/** The debounce in ms. It is longer than that of the rows, which load first. */
const pauseMs = 500;

/** The maximum number of contacts shown. */
const maxShown = 10;

/** A note or e-mail that contains the search text: the contact it is about, and the text around the match. */
export interface Mention {
  readonly contactId: string;
  readonly excerpt: string;
}

/** A search through notes and e-mails that the person may see. Rejects with the database's error. */
export type FindMentions = (typed: string, signal: AbortSignal) => Promise<readonly Mention[]>;

/** A contact found by the text of a note or an e-mail. */
export interface MentionedContact {
  readonly contact: WithId<Contact>;
  readonly excerpt: string;
}

async function readMentioned(
  typed: string,
  find: FindMentions,
  signal: AbortSignal,
): Promise<readonly MentionedContact[]> {
  const mentions = await find(typed, signal);
  const first = new Map(mentions.toReversed().map((mention) => [mention.contactId, mention.excerpt]));
  const read = [...first].toReversed().slice(0, maxShown);
  const found = await Promise.all(
    read.map(async ([id, excerpt]) => {
      // Skip contacts that are gone, in the trash or not visible to the person.
      const parsed = await getDocument(contacts, id, { signal }).catch(() => undefined);
      return parsed?.ok ? [{ contact: parsed.document, excerpt }] : [];
    }),
  );
  return found.flat();
}

/**
 * Finds contacts of a view whose notes or e-mails contain the search text. Returns none if it fails, because
 * the list already reports that the database cannot be reached.
 */
export function useMentionedContacts(
  typed: string,
  view: ContactView,
  find: FindMentions,
): readonly MentionedContact[] {
  const { data = [] } = useAsync(
    typed === '' ? undefined : typed,
    (signal) => readMentioned(typed, find, signal),
    { pauseMs },
  );
  const isInView = contactList.belongsTo({ ...view, search: '' });
  return data.filter(({ contact }) => isInView(contact));
}
