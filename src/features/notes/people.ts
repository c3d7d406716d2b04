import type { Colleague } from '@/shared/people/colleagues';
import type { Note } from './schema';
import { noteTexts } from './texts';

/** Who made a note, as its reader knows them. */
export function authorOf(
  { createdBy, creatorEmail }: Pick<Note, 'createdBy' | 'creatorEmail'>,
  viewerUid: string,
  people: readonly Colleague[] = [],
): string {
  if (createdBy === viewerUid) return noteTexts.you;
  if (createdBy === '' || createdBy === 'system') return noteTexts.system;
  return people.find(({ uid }) => uid === createdBy)?.name ?? (creatorEmail || createdBy);
}

/** The people a note is shared with, by name or address (WRK-301). */
export const readersOf = (
  { sharedWith, sharedWithEmails }: Pick<Note, 'sharedWith' | 'sharedWithEmails'>,
  viewerUid: string,
  people: readonly Colleague[] = [],
): readonly string[] =>
  sharedWith.map((uid, place) =>
    uid === viewerUid
      ? noteTexts.you
      : (people.find((person) => person.uid === uid)?.name ?? sharedWithEmails[place] ?? uid),
  );
