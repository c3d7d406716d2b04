import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import { useAsync } from '@/shared/hooks/use-async';
import { contacts } from '../collections';
import { contactList, type ContactView } from '../queries';
import type { Contact } from '../schema';

/** The pause in typing, in ms. It is longer than for the rows, which come first. */
const pauseMs = 500;

/** The most contacts that are named. */
const most = 10;

/** A note or e-mail that contains what was typed: about whom, and what it says around it. */
export interface Mention {
  readonly contactId: string;
  readonly excerpt: string;
}

/** Looks through notes and e-mails that the person may see. Rejects with the database's error. */
export type FindMentions = (typed: string, signal: AbortSignal) => Promise<readonly Mention[]>;

/** A contact that was found by what a note or an e-mail says. */
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
  const read = [...first].toReversed().slice(0, most);
  const found = await Promise.all(
    read.map(async ([id, excerpt]) => {
      // One that is gone, in the trash or somebody else's is none.
      const parsed = await getDocument(contacts, id, { signal }).catch(() => undefined);
      return parsed?.ok ? [{ contact: parsed.document, excerpt }] : [];
    }),
  );
  return found.flat();
}

/**
 * Finds contacts of a view whose notes or e-mails contain what was typed. If it fails, the list says that the database
 * can't be reached.
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
