import { useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { whenIdle } from '@/shared/firebase/live/idle';
import { type Colleague, useColleagues } from '@/shared/people/colleagues';

/** A person whose contacts the list can be filtered to. */
export type Owner = Pick<Colleague, 'uid' | 'name'>;

/**
 * Returns the owners to filter by, by name, once the first rows have arrived; until then, or if they cannot be read, only the
 * chosen one. Undefined if the list has no such filter.
 */
export function useOwners(
  actor: Pick<Actor, 'uid'>,
  isWanted: boolean,
  chosen: string,
): readonly Owner[] | undefined {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIsIdle(true)) : undefined), [isWanted]);
  const { people } = useColleagues(actor, isWanted && isIdle);
  if (!isWanted) return undefined;
  const isKnown = chosen === '' || people.some(({ uid }) => uid === chosen);
  return isKnown ? people : [...people, { uid: chosen, name: chosen }];
}
