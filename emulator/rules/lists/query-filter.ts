import type { Value } from '../../firestore/model';
import type { RulesFilter } from '../contract';
import { LIMITS } from '../limits';

/** A condition that every document of one alternative meets. Operators with lists of values are expanded. */
export interface Condition {
  readonly field: readonly string[];
  readonly op: string;
  readonly value: Value;
}

const NULL: Value = { nullValue: null };

/**
 * Expands a filter into alternatives, each a list of conditions that all hold. `IN` becomes alternatives of
 * `EQUAL`, and `ARRAY_CONTAINS_ANY` of `ARRAY_CONTAINS`. Returns undefined if there are more than Firestore
 * accepts.
 */
export function alternatives(filter: RulesFilter | undefined): readonly (readonly Condition[])[] | undefined {
  if (filter === undefined) return [[]];
  switch (filter.kind) {
    case 'unary':
      return [[{ field: filter.field, op: filter.op, value: NULL }]];
    case 'field':
      return fieldAlternatives(filter.field, filter.op, filter.value);
    case 'or':
      return union(filter.filters);
    default:
      return product(filter.filters);
  }
}

function fieldAlternatives(
  field: readonly string[],
  op: string,
  value: Value | undefined,
): Condition[][] | undefined {
  if (value === undefined) return [[]];
  const single = op === 'IN' ? 'EQUAL' : op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : undefined;
  if (single === undefined) return [[{ field, op, value }]];
  if (!('arrayValue' in value) || value.arrayValue.values.length === 0) return [[]];
  const { values } = value.arrayValue;
  if (values.length > LIMITS.queryAlternatives) return undefined;
  return values.map((element) => [{ field, op: single, value: element }]);
}

function union(filters: readonly RulesFilter[]): readonly (readonly Condition[])[] | undefined {
  // An empty OR gives no information. Treating it as no condition keeps the proof safe.
  if (filters.length === 0) return [[]];
  const all: (readonly Condition[])[] = [];
  for (const filter of filters) {
    const part = alternatives(filter);
    if (part === undefined || all.length + part.length > LIMITS.queryAlternatives) return undefined;
    all.push(...part);
  }
  return all;
}

function product(filters: readonly RulesFilter[]): readonly (readonly Condition[])[] | undefined {
  let all: readonly (readonly Condition[])[] = [[]];
  for (const filter of filters) {
    const part = alternatives(filter);
    if (part === undefined || all.length * part.length > LIMITS.queryAlternatives) return undefined;
    all = all.flatMap((conditions) => part.map((more) => [...conditions, ...more]));
  }
  return all;
}
