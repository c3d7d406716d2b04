import type { Command, SearchProvider } from './command';

let registrations: readonly (readonly Command[])[] = [];
let providers: readonly SearchProvider[] = [];
let commands: readonly Command[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  // Of the same id the last one stays, at the place of the first.
  commands = [...new Map(registrations.flat().map((command) => [command.id, command])).values()];
  for (const listener of listeners) listener();
}

/**
 * Makes commands known to the palette, the shortcut sheet and the keyboard; returns the way to take them back,
 * so that `useEffect(() => registerCommands(…), […])` offers them as long as a screen is open. An id that is known
 * already stands for the newer command until that is taken back.
 */
export function registerCommands(added: readonly Command[]): () => void {
  // A copy is an identity of its own: the same list may be registered twice.
  const registration = [...added];
  registrations = [...registrations, registration];
  tell();
  return () => {
    registrations = registrations.filter((each) => each !== registration);
    tell();
  };
}

/** Lets the palette search something; returns the way to take it back. */
export function registerSearchProvider(provider: SearchProvider): () => void {
  const registration = { ...provider };
  providers = [...providers, registration];
  tell();
  return () => {
    providers = providers.filter((each) => each !== registration);
    tell();
  };
}

/** Every command, in the order of registration; the same list until something changes. */
export const registeredCommands = (): readonly Command[] => commands;

/** Every provider; the same list until something changes. */
export const registeredSearchProviders = (): readonly SearchProvider[] => providers;

/** Tells of every change; returns the way to stop. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
