import { type Collection, defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { noteEntity } from './entity';
import {
  indexEntrySchema,
  noteDeletionSchema,
  noteSchema,
  type NoteVersion,
  noteVersionSchema,
} from './schema';

/** All notes, including those about contacts (WRK-Q29, WRK-Q30). */
export const notes = defineCollection(noteEntity.collection, noteSchema);

/** The search index of notes: n-grams of their text and the ids of their readers (decision 037). */
export const noteIndex = defineCollection('noteIndex', indexEntrySchema);

/** The change log, limited to the fields of an entry about a deleted note (WRK-321). */
export const noteDeletions = defineCollection('changeLogs', noteDeletionSchema);

const versions = defineSubcollection('versions', noteVersionSchema);

/**
 * Returns the collection of a note's latest versions. A fixed number of documents is reused in turn (decision
 * 046).
 */
export const versionsOf = (noteId: string): Collection<NoteVersion> => versions.of(notes, noteId);
