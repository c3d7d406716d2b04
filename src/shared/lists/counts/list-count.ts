import type { ListQuery } from '@/shared/firebase/query';
import type { Parameters } from '../address/address-state';
import type { List, ListConditions } from '../define-list';

/** A count in the database, and the check that lets pending changes adjust it. */
export interface Count<T> {
  readonly query: ListQuery<T>;
  /** Called with the fields that a change contains. */
  readonly has: (record: T) => boolean;
}

/** Returns the count of a view's records. */
export const countOf = <T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  view: ListConditions<V>,
): Count<T> => ({ query: { where: list.where(view) }, has: list.belongsTo(view, true) });
