import type { FindMentions } from '@/features/contacts/list/use-mentioned-contacts';
import { type Actor, isAdmin } from '@/shared/auth/actor';

/** How much of a text stands before and after what was found. */
const around = 40;

/** The piece of a text around a folded search; its beginning where folding moved it. */
function excerptOf(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(search.split(' ')[0] ?? ''));
  const [from, to] = [Math.max(0, at - around), at + search.length + around];
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** Looks through notes about contacts and e-mails to them, within what the person may see (WRK-125, WRK-126, WRK-Q39). */
export function mentionsFor(actor: Actor): FindMentions {
  const seesAll: boolean = isAdmin(actor);
  const owner = seesAll ? '' : actor.uid;
  return async (typed, signal) => {
    const [{ findNotes, matches }, { findMails }, { fold }, { plainTextOf }] = await Promise.all([
      import('@/features/notes/find-notes'),
      import('@/features/contacts/emails/find-mails'),
      import('@/shared/search/fold'),
      import('@/shared/rich-text/stored-content'),
    ]);
    const search = fold(typed);
    if (search === '') return [];
    const [{ documents }, mails] = await Promise.all([
      findNotes(search, actor, { after: '', before: '' }, signal),
      findMails(search, owner, signal),
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
  };
}
