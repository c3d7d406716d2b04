import { findNotes, matches } from '@/features/notes/search/find-notes';
import { categoryLabel, noteTexts } from '@/features/notes/texts';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';

/** How many notes the palette shows, and how much of their text. */
const most = 7;
const longestDetail = 80;

/** The palette's search of notes: the newest that say what was typed, among those the person may see; each opens in the hub. */
export async function findInNotes(
  typed: string,
  actor: Actor,
  signal: AbortSignal,
): Promise<readonly Command[]> {
  const search = fold(typed);
  if (search === '') return [];
  const { documents } = await findNotes(search, actor, { after: '', before: '' }, signal, { wanted: most });
  const hub = isAdmin(actor) ? workspacePaths.adminNotes : workspacePaths.notes;
  return documents
    .filter((note) => matches(note, search))
    .slice(0, most)
    .map((note) => ({
      id: `note.${note.id}`,
      title: noteTexts.titleOf(note.title),
      detail: `${categoryLabel(note.category)} · ${plainTextOf(note.content, note.contentType).slice(0, longestDetail)}`,
      section: noteTexts.section,
      kind: 'record',
      to: `${hub}?${new URLSearchParams({ filterType: note.isArchived ? 'archived' : 'all', open: note.id })}`,
    }));
}
