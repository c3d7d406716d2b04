import { useEffect, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { profiles } from '@/shared/auth/profile';
import { readAllowed } from '@/shared/firebase/read-several';
import { type Colleague, colleagueOf, useColleagues } from './colleagues';

interface WantedPeople {
  /** The ids of people named on the screen. The current person may be among them and is not read. */
  readonly named: readonly string[];
  /** True to follow all colleagues, when they can be chosen. */
  readonly isAll: boolean;
}

/** Returns the colleagues that a screen names, each read once. With `isAll`, returns all colleagues. */
export function usePeople(actor: Pick<Actor, 'uid'>, { named, isAll }: WantedPeople): readonly Colleague[] {
  const [found, setFound] = useState<readonly Colleague[]>([]);
  const asked = useRef(new Set<string>([actor.uid]));
  const { colleagues } = useColleagues(actor, isAll);
  const wanted = [...new Set(named)].toSorted().join();

  useEffect(() => {
    const missing = wanted.split(',').filter((id) => id !== '' && !asked.current.has(id));
    if (missing.length === 0) return;
    for (const id of missing) asked.current.add(id);
    readAllowed(profiles, missing).then(
      (people) =>
        setFound((before) => [
          ...before,
          ...people.flatMap((parsed) =>
            parsed.ok && parsed.document.status === 'active' && parsed.document.role !== null
              ? [colleagueOf(parsed.document)]
              : [],
          ),
        ]),
      // If this fails, the notes show email addresses instead of names.
      () => {
        for (const id of missing) asked.current.delete(id);
      },
    );
  }, [wanted]);

  return colleagues.length > 0 ? colleagues : found;
}
