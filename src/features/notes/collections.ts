import { type Collection, defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { noteEntity } from './entity';
import {
  indexEntrySchema,
  noteDeletionSchema,
  noteSchema,
  type NoteVersion,
  noteVersionSchema,
} from './schema';

/** Notes, those about a contact among them (WRK-Q29, WRK-Q30). */
export const notes = defineCollection(noteEntity.collection, noteSchema);

/** By which notes are found: pieces of their text, beside the ids of those who may read them (decision 037). */
export const noteIndex = defineCollection('noteIndex', indexEntrySchema);

/** The change log, as far as the deletion of a note is written to it (WRK-321). */
export const noteDeletions = defineCollection('changeLogs', noteDeletionSchema);

const versions = defineSubcollection('versions', noteVersionSchema);

/** The last versions of a note, in places that are taken in turns (decision 046). */
export const versionsOf = (noteId: string): Collection<NoteVersion> => versions.of(notes, noteId);
