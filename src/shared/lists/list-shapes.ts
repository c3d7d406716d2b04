import type { ListQuery } from '@/shared/firebase/query';
import { paged } from '@/shared/firebase/query-table';
import type { Parameters } from './address/address-state';
import type { List } from './define-list';

/**
 * Returns one query of each shape that a list can have, for the table of indexes. `examples` has, for each
 * filter, values that lead to different conditions than its default. In its own file, to keep examples out of
 * the built app.
 */
export function shapesOf<T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  examples: { readonly [K in keyof V]?: readonly V[K][] },
): { readonly list: readonly ListQuery<T>[]; readonly counts: readonly ListQuery<T>[] } {
  type State = ReturnType<typeof list.viewOf>;
  const searches = (list.hasSearch ? ['', 'osei'] : ['']).map((search) => ({ search }) as Partial<State>);
  const views = (Object.entries(examples) as [string, readonly unknown[]][])
    .reduce(
      (shapes, [name, values]) =>
        shapes.flatMap((shape) => [shape, ...values.map((value) => ({ ...shape, [name]: value }))]),
      searches,
    )
    .flatMap((shape) =>
      list.sorts.flatMap((sort) =>
        (list.hasFixedOrder ? [list.viewOf({}).direction] : (['asc', 'desc'] as const)).map((direction) =>
          list.viewOf({ ...shape, sort, direction }),
        ),
      ),
    );
  return {
    list: views.flatMap((view) => paged({ ...list.query(view), limit: 1 })),
    counts: list.isCounted ? views.map((view) => ({ where: list.where(view) })) : [],
  };
}
