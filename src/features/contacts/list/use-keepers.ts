import { useEffect, useState } from 'react';
import { profiles } from '@/shared/auth/profile';
import { listDocuments } from '@/shared/firebase/database';
import { whenIdle } from '@/shared/firebase/live/idle';
import type { Keeper } from './contact-list-tools';

/**
 * The active people, by name, once the first rows are there; while they are on their way, and where they cannot be
 * had, only whoever is chosen already.
 */
export function useKeepers(isWanted: boolean, chosen: string): readonly Keeper[] | undefined {
  const [keepers, setKeepers] = useState<readonly Keeper[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const query = { where: [['status', '==', 'active']], limit: 500 } as const;
      const { documents } = await listDocuments(profiles, query, { signal: asking.signal });
      const people = documents.map(({ id, displayName, email }) => ({ uid: id, name: displayName || email }));
      setKeepers(people.toSorted((one, other) => one.name.localeCompare(other.name)));
    };
    const cancel = whenIdle(() => void ask().catch(() => {}));
    return () => {
      cancel();
      asking.abort();
    };
  }, [isWanted]);
  if (!isWanted) return undefined;
  const isKnown = chosen === '' || keepers.some(({ uid }) => uid === chosen);
  return isKnown ? keepers : [...keepers, { uid: chosen, name: chosen }];
}
