import { findMails } from '@/features/contacts/emails/find-mails';
import type { Mention } from '@/features/contacts/list/use-mentioned-contacts';
import { findNotes, matches } from '@/features/notes/search/find-notes';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';

/** The most notes that are read. */
const mostNotes = 10;

/** How much of a text stands before and after what was found. */
const around = 40;

/** The piece of a text around a folded search; its beginning where folding moved it. */
function excerptOf(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(search.split(' ')[0] ?? ''));
  const [from, to] = [Math.max(0, at - around), at + search.length + around];
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/**
 * Looks through notes about contacts and e-mails to them, within what the person may see (WRK-125, WRK-126, WRK-Q39). Rejects
 * with the database's error.
 */
export async function findMentions(
  actor: Actor,
  typed: string,
  signal: AbortSignal,
): Promise<readonly Mention[]> {
  const search = fold(typed);
  if (search === '') return [];
  const seesAll: boolean = isAdmin(actor);
  const [{ documents }, mails] = await Promise.all([
    findNotes(search, actor, { after: '', before: '' }, signal, { wanted: mostNotes }),
    findMails(search, seesAll ? '' : actor.uid, signal),
  ]);
  const inNotes = documents
    .filter((note) => !note.isArchived && matches(note, search))
    .flatMap(({ contactId, content, contentType }) =>
      contactId === undefined
        ? []
        : [{ contactId, excerpt: excerptOf(plainTextOf(content, contentType), search) }],
    );
  const inMails = mails.map(({ contactId, subject, content }) => ({
    contactId,
    excerpt: excerptOf(`${subject}: ${content}`, search),
  }));
  return [...inNotes, ...inMails];
}
