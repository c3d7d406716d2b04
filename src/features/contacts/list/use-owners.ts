import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/firebase/live/idle';
import type { Colleague } from '@/shared/people/colleagues';

/** A person whose contacts the list can be filtered to. */
export type Owner = Pick<Colleague, 'uid' | 'name'>;

/**
 * Returns the owners to filter by, by name, once the first rows have arrived; until then, or if they cannot be read, only the
 * chosen one. Undefined if the list has no such filter.
 */
export function useOwners(isWanted: boolean, chosen: string): readonly Owner[] | undefined {
  const [people, setPeople] = useState<readonly Owner[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const reading = new AbortController();
    const read = async () => {
      const { readActivePeople } = await import('@/shared/people/colleagues');
      setPeople(await readActivePeople(reading.signal));
    };
    const cancel = whenIdle(() => void read().catch(() => {}));
    return () => {
      cancel();
      reading.abort();
    };
  }, [isWanted]);
  if (!isWanted) return undefined;
  const isKnown = chosen === '' || people.some(({ uid }) => uid === chosen);
  return isKnown ? people : [...people, { uid: chosen, name: chosen }];
}
