import type { Filter } from '@/shared/firebase/query';
import { choiceFilter, type ListFilter } from './define-list';

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
