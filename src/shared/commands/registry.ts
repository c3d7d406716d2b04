import type { Command, SearchProvider } from './command';

let registrations: readonly (readonly Command[])[] = [];
let providers: readonly SearchProvider[] = [];
let commands: readonly Command[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  // A map keeps the insertion order. Of commands with the same id, the last one counts, in the position of
  // the first.
  commands = [...new Map(registrations.flat().map((command) => [command.id, command])).values()];
  for (const listener of listeners) listener();
}

/**
 * Registers commands for the palette, the shortcut sheet and the keyboard. Returns the function that removes
 * them, so that `useEffect(() => registerCommands(…), […])` offers them while a screen is open. A command
 * hides an older one with the same id until it is removed.
 */
export function registerCommands(added: readonly Command[]): () => void {
  // A copy, because removal compares identities, and a caller may register the same list twice.
  const registration = [...added];
  registrations = [...registrations, registration];
  tell();
  return () => {
    registrations = registrations.filter((each) => each !== registration);
    tell();
  };
}

/** Registers a search of the palette. Returns the function that removes it. */
export function registerSearchProvider(provider: SearchProvider): () => void {
  const registration = { ...provider };
  providers = [...providers, registration];
  tell();
  return () => {
    providers = providers.filter((each) => each !== registration);
    tell();
  };
}

/** Returns all commands in the order of registration. Returns the same list until something changes. */
export const registeredCommands = (): readonly Command[] => commands;

/** Returns all providers. Returns the same list until something changes. */
export const registeredSearchProviders = (): readonly SearchProvider[] => providers;

/** Calls `listener` after every change. Returns the function that unsubscribes. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
