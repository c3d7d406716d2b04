import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/firebase/live/idle';
import type { Colleague } from '@/shared/people/colleagues';

/** An owner to filter the list by. */
export type Owner = Pick<Colleague, 'uid' | 'name'>;

/**
 * Returns the owners to filter by, sorted by name, after the first rows have loaded. Until then, or if
 * reading them fails, returns only the chosen owner. Returns undefined if the list has no owner filter.
 */
export function useOwners(isEnabled: boolean, chosen: string): readonly Owner[] | undefined {
  const [people, setPeople] = useState<readonly Owner[]>([]);
  useEffect(() => {
    if (!isEnabled) return undefined;
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
  }, [isEnabled]);
  if (!isEnabled) return undefined;
  const isKnown = chosen === '' || people.some(({ uid }) => uid === chosen);
  return isKnown ? people : [...people, { uid: chosen, name: chosen }];
}
