import { findMails } from '@/features/contacts/emails/find-mails';
import type { Mention } from '@/features/contacts/list/use-mentioned-contacts';
import { findNotes, matches } from '@/features/notes/search/find-notes';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';

/** The maximum number of notes to find. */
const maxNotes = 10;

/** The number of characters shown before and after a match. */
const excerptMargin = 40;

/**
 * Returns the text around a match. Falls back to the start of the text if folding has changed the matched
 * word.
 */
function excerptOf(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(search.split(' ')[0] ?? ''));
  const [from, to] = [Math.max(0, at - excerptMargin), at + search.length + excerptMargin];
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/**
 * Searches notes about contacts and e-mails to them that the person may see (WRK-125, WRK-126, WRK-Q39).
 * Rejects with the database's error.
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
    findNotes(search, actor, { after: '', before: '' }, signal, { wanted: maxNotes }),
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
