import { useMemo, useSyncExternalStore } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { Command, SearchProvider } from './command';
import { onRegistryChange, registeredCommands, registeredSearchProviders } from './registry';

interface Offer {
  readonly available?: (actor: Actor) => boolean;
}

function useOffered<T extends Offer>(read: () => readonly T[], actor: Actor): readonly T[] {
  const all = useSyncExternalStore(onRegistryChange, read);
  return useMemo(() => all.filter(({ available }) => available?.(actor) ?? true), [all, actor]);
}

/** Returns the commands that this person may use, in the order of registration. */
export const useCommands = (actor: Actor): readonly Command[] => useOffered(registeredCommands, actor);

/** Returns the search providers that this person may use. */
export const useSearchProviders = (actor: Actor): readonly SearchProvider[] =>
  useOffered(registeredSearchProviders, actor);
