import { useEffect, useState } from 'react';
import { profiles } from '@/shared/auth/profile';
import { listDocuments } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import type { Profile } from '@/shared/auth/profile';
import type { Note } from './schema';
import { noteTexts } from './texts';

/** A colleague whom a note can be shared with. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** Everybody who works here now (WRK-297, WRK-298, WRK-Q69). */
export const activePeople: ListQuery<Profile> = { where: [['status', '==', 'active']], limit: 500 };

/** Reads the colleagues, those with a role, by name. Rejects with the database's error. */
export async function readPeople(signal?: AbortSignal): Promise<readonly Person[]> {
  const { documents } = await listDocuments(profiles, activePeople, signal && { signal });
  return documents
    .filter(({ role }) => role !== null)
    .map(({ id, email, displayName }) => ({ uid: id, email, name: displayName || email }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The colleagues, asked for once they are wanted; undefined until they are known, `failed` where they cannot be read. */
export function usePeople(
  isWanted: boolean,
  read: typeof readPeople = readPeople,
): { readonly people: readonly Person[] | undefined; readonly failed: boolean } {
  const [people, setPeople] = useState<readonly Person[]>();
  const [failed, setFailed] = useState(false);
  const isMissing = isWanted && people === undefined && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    const asking = new AbortController();
    read(asking.signal).then(setPeople, () => {
      if (!asking.signal.aborted) setFailed(true);
    });
    return () => asking.abort();
  }, [isMissing, read]);
  return { people, failed };
}

/** Who made a note, as its reader knows them. */
export function authorOf(
  { createdBy, creatorEmail }: Pick<Note, 'createdBy' | 'creatorEmail'>,
  viewerUid: string,
  people: readonly Person[] = [],
): string {
  if (createdBy === viewerUid) return noteTexts.you;
  if (createdBy === '' || createdBy === 'system') return noteTexts.system;
  return people.find(({ uid }) => uid === createdBy)?.name ?? (creatorEmail || createdBy);
}

/** The people a note is shared with, by name or address (WRK-301). */
export const readersOf = (
  { sharedWith, sharedWithEmails }: Pick<Note, 'sharedWith' | 'sharedWithEmails'>,
  viewerUid: string,
  people: readonly Person[] = [],
): readonly string[] =>
  sharedWith.map((uid, place) =>
    uid === viewerUid
      ? noteTexts.you
      : (people.find((person) => person.uid === uid)?.name ?? sharedWithEmails[place] ?? uid),
  );
