import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { Command, SearchProvider } from '@/shared/commands/command';
import type { EntityDefinition } from '@/shared/entity/define-entity';
import { areaFor } from '@/shared/entity/area-of-person';
import { recordAddress } from '@/shared/entity/record-address';
import type { WithId } from '@/shared/firebase/collection';
import type { Parameters } from './address/address-state';
import type { List, ListState } from './define-list';

/** The maximum number of records of one kind that the palette shows. */
export const mostFound = 7;

interface Search<T, State> {
  /** Filters besides the typed words, such as archived records. */
  readonly scope?: Partial<State>;
  /**
   * Returns how the palette shows a record. It leads to the record's own address, under the title of the list, unless
   * given otherwise.
   */
  readonly show: (
    record: WithId<T>,
    actor: Actor,
  ) => Pick<Command, 'title' | 'detail'> & { readonly section?: string; readonly to?: string };
}

/**
 * Makes the palette's search of an entity's list. It finds the first records in the order of the list's searches, and for
 * people who are no admins only those that they own.
 */
export const findInList =
  <T extends object, V extends object, S extends string, E extends Parameters>(
    entity: Pick<EntityDefinition<string, never>, 'name' | 'screens'>,
    list: List<T, V, S, E>,
    { scope, show }: Search<T, ListState<V, S, E>>,
  ): SearchProvider['find'] =>
  async (typed, actor, signal) => {
    const seesAll: boolean = isAdmin(actor);
    const own = list.hasOwner && !seesAll ? { owner: actor.uid } : {};
    const asked = { ...scope, ...own, search: typed };
    const view = list.viewOf(asked as unknown as Partial<ListState<V, S, E>>);
    if (view.search === '') return [];
    // `npm run indexes` imports the queries, and with them this module, outside of a browser.
    const { firstMatches } = await import('./list-search');
    const found = await firstMatches(list, view, mostFound, signal);
    return found.map((record) => ({
      id: `${entity.name}.${record.id}`,
      kind: 'record',
      section: entity.screens?.list.title ?? '',
      to: recordAddress(entity, areaFor(entity, actor), record.id),
      ...show(record, actor),
    }));
  };
