import type { Actor } from '@/shared/auth/actor';
import type { Command, SearchProvider } from '@/shared/commands/command';
import type { WithId } from '@/shared/firebase/collection';
import type { Parameters } from './address/address-state';
import type { List, ListState } from './define-list';
import { firstMatches } from './list-search';

/** The maximum number of records of one kind that the palette shows. */
export const mostFound = 7;

interface Search<T, State> {
  /** Returns filters besides the typed words, such as archived records. */
  readonly scope?: (actor: Actor) => Partial<State>;
  /** Returns the palette's entry for a record, with its link. */
  readonly show: (record: WithId<T>, actor: Actor) => Omit<Command, 'kind' | 'run'> & { readonly to: string };
}

/** Returns the palette's search of a list. It finds the first records in the order of the list's searches. */
export const findInList =
  <T extends object, V extends object, S extends string, E extends Parameters>(
    list: List<T, V, S, E>,
    { scope = () => ({}), show }: Search<T, ListState<V, S, E>>,
  ): SearchProvider['find'] =>
  async (typed, actor, signal) => {
    const view = list.viewOf({ ...scope(actor), search: typed });
    if (view.search === '') return [];
    const found = await firstMatches(list, view, mostFound, signal);
    return found.map((record) => ({ ...show(record, actor), kind: 'record' }));
  };
