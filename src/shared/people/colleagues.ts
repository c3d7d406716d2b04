import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { type Profile, profiles } from '@/shared/auth/profile';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/live/watch';
import type { ListQuery } from '@/shared/firebase/query';
import { useWatch } from '@/shared/firebase/live/use-watch';

/** An active person with a role, as colleagues see them (WRK-297). */
export interface Colleague {
  readonly uid: string;
  /** The name, or the email address if there is none. */
  readonly name: string;
  readonly email: string;
}

/** The query of active people. The rules let staff list no others (WRK-Q69). */
const activePeople: ListQuery<Profile> = { where: [['status', '==', 'active']], limit: 500 };

const watched = watchList(profiles, activePeople, { scope: 'colleagues' });
const nobody: typeof watched = { key: 'nobody', scope: watched.scope, start: () => () => {} };

/** Returns a person as colleagues see them. */
export const colleagueOf = ({ id, displayName, email }: WithId<Profile>): Colleague => ({
  uid: id,
  name: displayName.trim() || email,
  email,
});

const byName = (people: readonly WithId<Profile>[]): readonly Colleague[] =>
  people.map(colleagueOf).toSorted((one, other) => one.name.localeCompare(other.name));

/** Reads the active people once, sorted by name. Rejects with the database's error. */
export async function readActivePeople(signal: AbortSignal): Promise<readonly Colleague[]> {
  return byName((await listDocuments(profiles, activePeople, { signal })).documents);
}

/**
 * Follows the active people with a role while `isWanted` is true, sorted by name and without the current
 * person (WRK-296 to WRK-298).
 */
export function useColleagues({ uid }: Pick<Actor, 'uid'>, isWanted = true) {
  const { live, retry } = useWatch(isWanted ? watched : nobody);
  const stored = 'data' in live ? live.data : undefined;
  const colleagues = useMemo(
    () => byName((stored?.documents ?? []).filter(({ id, role }) => id !== uid && role !== null)),
    [stored, uid],
  );
  return { colleagues, live, retry };
}
