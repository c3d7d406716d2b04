import type { SearchProvider } from '@/shared/commands/command';
import { addressesOf } from '@/shared/entity/entity-address';
import { areaFor } from '@/shared/entity/area-of-person';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';
import { mostFound } from '@/shared/lists/find-in-list';
import { noteEntity } from '../entity';
import { categoryLabel, noteTexts } from '../texts';
import { findNotes, matches } from './find-notes';

/** The number of characters of a note's text that the command palette shows. */
const longestDetail = 80;

/** Searches notes for the command palette: the newest ones with the typed words that the person may see. */
export const findInNotes: SearchProvider['find'] = async (typed, actor, signal) => {
  const search = fold(typed);
  if (search === '') return [];
  const { documents } = await findNotes(search, actor, { after: '', before: '' }, signal, {
    wanted: mostFound,
  });
  const hub = addressesOf(noteEntity, areaFor(noteEntity, actor)).list;
  return documents
    .filter((note) => matches(note, search))
    .slice(0, mostFound)
    .map((note) => ({
      id: `note.${note.id}`,
      title: noteTexts.titleOf(note.title),
      detail: `${categoryLabel(note.category)} · ${plainTextOf(note.content, note.contentType).slice(0, longestDetail)}`,
      section: noteTexts.section,
      kind: 'record',
      to: `${hub}?${new URLSearchParams({ filterType: note.isArchived ? 'archived' : 'all', open: note.id })}`,
    }));
};
