import type { FindMentions } from '@/features/contacts/list/use-mentioned-contacts';
import type { Actor } from '@/shared/auth/actor';

/** How much of a text stands before and after what was found. */
const around = 40;

/** The piece of a text around a folded search; its beginning where folding moved it. */
function excerptOf(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(search.split(' ')[0] ?? ''));
  const [from, to] = [Math.max(0, at - around), at + search.length + around];
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** Looks through the notes about contacts, within what the person may see (WRK-125, WRK-Q39). */
export const mentionsFor =
  (actor: Actor): FindMentions =>
  async (typed, signal) => {
    const [{ findNotes, matches }, { fold }, { plainTextOf }] = await Promise.all([
      import('@/features/notes/find-notes'),
      import('@/shared/search/fold'),
      import('@/shared/rich-text/stored-content'),
    ]);
    const search = fold(typed);
    if (search === '') return [];
    const { documents } = await findNotes(search, actor, { after: '', before: '' }, signal);
    return documents
      .filter((note) => !note.isArchived && matches(note, search))
      .flatMap(({ contactId, content, contentType }) =>
        contactId === undefined
          ? []
          : [{ contactId, excerpt: excerptOf(plainTextOf(content, contentType), search) }],
      );
  };
