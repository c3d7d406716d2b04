import type { OwnerField } from '@/shared/entity/access';
import type { Filter } from '@/shared/firebase/query';
import { choiceFilter, type ListFilter, valueFilter } from './define-list';

/** Returns a filter by the values that a field may have. It has the name of the field in the address. */
export const fieldFilter = <T, C extends string>(
  field: keyof T & string,
  choices: readonly C[],
): ListFilter<T, C | 'all'> =>
  choiceFilter<T, C>(field, choices, {
    field,
    where: (choice) => [field, '==', choice] as unknown as Filter<T>,
    has: (record, choice) => (record[field] as unknown) === choice,
  });

/**
 * Returns the filter `owner` of a list of own records. People who are no admins have to set it to their own id: the rules
 * refuse them any other list.
 */
export const ownerFilter = <T extends object>({
  access: { owner },
}: {
  readonly access: { readonly owner?: OwnerField };
}): ListFilter<T, string> => valueFilter('owner', owner as keyof T & string);
