import { useMemo, useSyncExternalStore } from 'react';
import { savingView, subscribeToSaving } from './current';
import { withPendingChanges } from './overlay';
import { touches } from './change-relations';
import type { PendingChange, SavingView } from './saving';

interface Collection {
  readonly path: string;
}

const useSavingView = (): SavingView => useSyncExternalStore(subscribeToSaving, savingView, savingView);

/**
 * Returns the changes that the server has not confirmed: all, those of a collection, or those of one record.
 */
export function useChanges({
  collection,
  id,
}: {
  readonly collection?: Collection;
  readonly id?: string;
} = {}): readonly PendingChange[] {
  const { changes } = useSavingView();
  const path = collection?.path;
  return useMemo(
    () =>
      path === undefined
        ? changes
        : changes.filter(({ change }) =>
            id === undefined ? change.parts.some((part) => part.path === path) : touches(change, path, id),
          ),
    [changes, path, id],
  );
}

/** Returns the records with the waiting changes applied. All lists, details and counts show them this way. */
export function useWithPendingChanges<T extends { readonly id: string }>(
  collection: Collection,
  documents: readonly T[],
): readonly T[] {
  const { changes, arrived } = useSavingView();
  const { path } = collection;
  return useMemo(
    () => withPendingChanges({ path }, documents, changes, arrived),
    [path, documents, changes, arrived],
  );
}

/** Checks whether a change needs the person: it is in conflict, or it was refused. */
export const isStuck = ({ state }: PendingChange): boolean => state === 'clash' || state === 'refused';

/** Checks whether waiting changes survive closing the page. */
export const useIsKept = (): boolean => useSavingView().isKept;

/** The state of a record. `idle` if this browser has not changed it. */
export type SaveStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly at: Date }
  | { readonly status: 'waiting' | 'refused' | 'clash'; readonly change: PendingChange };

/** Returns the state of one record: the worst state of its changes. */
export function useSaveState(collection: Collection, id: string): SaveStatus {
  const changes = useChanges({ collection, id });
  const at = useSavingView().savedAt.get(`${collection.path}/${id}`);
  const stuck =
    changes.find(({ state }) => state === 'clash') ??
    changes.find(({ state }) => state === 'refused') ??
    changes.find(({ because }) => because !== undefined);
  return useMemo(() => {
    if (stuck) return { status: stuck.state === 'sending' ? 'waiting' : stuck.state, change: stuck };
    if (changes.length > 0) return { status: 'saving' };
    return at === undefined ? { status: 'idle' } : { status: 'saved', at: new Date(at) };
  }, [stuck, changes.length, at]);
}
