import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import { contacts } from '../collections';
import { contactList, type ContactView } from '../queries';
import type { Contact } from '../schema';

/** How long typing must pause: these come after the rows, in ms. */
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

/** The contacts of a view whose notes or e-mails contain what was typed (WRK-125, WRK-126). */
export function useMentionedContacts(
  typed: string,
  view: ContactView,
  find: FindMentions,
): readonly MentionedContact[] {
  const [found, setFound] = useState<{
    readonly typed: string;
    readonly rows: readonly MentionedContact[];
  }>({ typed: '', rows: [] });
  useEffect(() => {
    if (typed === '') return undefined;
    const asking = new AbortController();
    const ask = async () => setFound({ typed, rows: await readMentioned(typed, find, asking.signal) });
    // The list says by itself when the database cannot be reached.
    const timer = setTimeout(() => void ask().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, find]);
  const isInView = contactList.belongsTo({ ...view, search: '' });
  return found.typed === typed ? found.rows.filter(({ contact }) => isInView(contact)) : [];
}
