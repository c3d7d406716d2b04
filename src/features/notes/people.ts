import type { Colleague } from '@/shared/people/colleagues';
import { systemUser } from './queries';
import type { Note } from './schema';
import { noteTexts } from './texts';

/** The ids of the people whom a note in a list names. */
export const peopleOf = ({
  createdBy,
  sharedWith,
}: Pick<Note, 'createdBy' | 'sharedWith'>): readonly string[] =>
  [createdBy, ...sharedWith].filter((id) => id !== '' && id !== systemUser);

/** Who made a note, as its reader knows them. */
export function authorOf(
  { createdBy, creatorEmail }: Pick<Note, 'createdBy' | 'creatorEmail'>,
  viewerUid: string,
  people: readonly Colleague[] = [],
): string {
  if (createdBy === viewerUid) return noteTexts.you;
  if (createdBy === '' || createdBy === systemUser) return noteTexts.system;
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
