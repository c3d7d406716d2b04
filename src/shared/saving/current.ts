import type { Change } from './change';
import type { Saving, SavingView, SaveHandle } from './saving';

const nothing: SavingView = { changes: [], arrived: [], isKept: true, savedAt: new Map() };

let current: Saving | undefined;
let stop = () => {};
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Sets the person whose changes this tab saves. Undefined when no one is signed in. */
export function setSaving(saving: Saving | undefined): void {
  stop();
  current = saving;
  stop = saving?.subscribe(tell) ?? (() => {});
  tell();
}

export const currentSaving = (): Saving | undefined => current;

export const savingView = (): SavingView => current?.view() ?? nothing;

export function subscribeToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Thrown when a change is made while no one is signed in. Its code makes it a failure of the kind
 * `signed-out`.
 */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  readonly code = 'unauthenticated';
}

/**
 * Saves a change of the signed-in person. Everything in the workspace is written through this function. The
 * change is stored on the device, shown at once, and sent as soon as possible. Throws when no one is signed
 * in.
 */
export function save(change: Change): SaveHandle {
  if (current === undefined) throw new SignedOutError('Nobody is signed in whose change this could be.');
  return current.save(change);
}
