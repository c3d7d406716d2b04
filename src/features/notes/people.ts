import type { Colleague } from '@/shared/people/colleagues';
import { systemUser } from './queries';
import type { Note } from './schema';
import { noteTexts } from './texts';

/** Returns the ids of the people shown on a note in a list. */
export const peopleOf = ({
  createdBy,
  sharedWith,
}: Pick<Note, 'createdBy' | 'sharedWith'>): readonly string[] =>
  [createdBy, ...sharedWith].filter((id) => id !== '' && id !== systemUser);

/** Returns the author of a note as shown to its reader. */
export function authorOf(
  { createdBy, creatorEmail }: Pick<Note, 'createdBy' | 'creatorEmail'>,
  viewerUid: string,
  people: readonly Colleague[] = [],
): string {
  if (createdBy === viewerUid) return noteTexts.you;
  if (createdBy === '' || createdBy === systemUser) return noteTexts.system;
  return people.find(({ uid }) => uid === createdBy)?.name ?? (creatorEmail || createdBy);
}

/** Returns the people a note is shared with, by name or e-mail address (WRK-301). */
export const readersOf = (
  { sharedWith, sharedWithEmails }: Pick<Note, 'sharedWith' | 'sharedWithEmails'>,
  viewerUid: string,
  people: readonly Colleague[] = [],
): readonly string[] =>
  sharedWith.map((uid, index) =>
    uid === viewerUid
      ? noteTexts.you
      : (people.find((person) => person.uid === uid)?.name ?? sharedWithEmails[index] ?? uid),
  );
