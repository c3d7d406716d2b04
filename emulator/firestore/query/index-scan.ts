import { type FieldPath, formatFieldPath, isNamePath } from '../values/field-path';
import { isFindable } from './filter-match';
import { type Filter, type LeafFilter, operandElements } from './filter-parser';
import type { StoredDocument, Value } from '../model';
import { type IndexDefinition, keyAt } from './ordered-index';
import { isPastCursor, type OrderTerm, type StructuredQuery } from './structured-query';
import { compareValues, typeRank } from '../values/value-order';

interface Bound {
  readonly value: Value;
  readonly inclusive: boolean;
}

/** One conjunction of a query, as a range of one index or as a list of names to look up. */
export type Scan =
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | {
      readonly kind: 'index';
      readonly definition: IndexDefinition;
      /**
       * Marks the range: `isBefore` is true for a prefix of the index, `isAfter` for a suffix. The documents
       * between them are read.
       */
      isBefore(document: StoredDocument): boolean;
      isAfter(document: StoredDocument): boolean;
    };

type Conjunction = readonly LeafFilter[];

function alternativesOf(leaf: LeafFilter): readonly Conjunction[] {
  if (leaf.kind !== 'field' || (leaf.op !== 'IN' && leaf.op !== 'ARRAY_CONTAINS_ANY')) return [[leaf]];
  const op = leaf.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return operandElements(leaf.value)
    .filter(isFindable)
    .map((value) => [{ ...leaf, op, value }]);
}

/** Returns the disjunctive normal form. The parser limits its size. */
function conjunctionsOf(filter: Filter | undefined): readonly Conjunction[] {
  if (filter === undefined) return [[]];
  if (!('filters' in filter)) return alternativesOf(filter);
  if (filter.kind === 'or') return filter.filters.flatMap(conjunctionsOf);
  let product: readonly Conjunction[] = [[]];
  for (const part of filter.filters) {
    const alternatives = conjunctionsOf(part);
    product = product.flatMap((left) => alternatives.map((right) => [...left, ...right]));
  }
  return product;
}

/** Returns the value that a filter requires of its field; undefined if it allows several. */
function pinnedValue(leaf: LeafFilter): Value | undefined {
  if (leaf.kind === 'field') return leaf.op === 'EQUAL' ? leaf.value : undefined;
  if (leaf.op === 'IS_NULL') return { nullValue: null };
  return leaf.op === 'IS_NAN' ? { doubleValue: 'NaN' } : undefined;
}

function boundsOn(conjunction: Conjunction, field: FieldPath): { low: Bound[]; high: Bound[] } {
  const key = formatFieldPath(field);
  const low: Bound[] = [];
  const high: Bound[] = [];
  for (const leaf of conjunction) {
    if (leaf.kind !== 'field' || formatFieldPath(leaf.field) !== key) continue;
    const bound = { value: leaf.value, inclusive: leaf.op.endsWith('_OR_EQUAL') };
    if (leaf.op.startsWith('GREATER_THAN')) low.push(bound);
    if (leaf.op.startsWith('LESS_THAN')) high.push(bound);
  }
  return { low, high };
}

/**
 * Returns -1 below the bounds, 1 above, 0 between them. Comparisons match one type only, so the ends of the
 * type are bounds too.
 */
function sideOf(value: Value, bounds: { low: readonly Bound[]; high: readonly Bound[] }): number {
  for (const bound of bounds.low) {
    const order = compareValues(value, bound.value);
    if (order < 0 || (order === 0 && !bound.inclusive)) return -1;
    if (typeRank(value) > typeRank(bound.value)) return 1;
  }
  for (const bound of bounds.high) {
    const order = compareValues(value, bound.value);
    if (order > 0 || (order === 0 && !bound.inclusive)) return 1;
    if (typeRank(value) < typeRank(bound.value)) return -1;
  }
  return 0;
}

function planConjunction(query: StructuredQuery, conjunction: Conjunction): Scan {
  const pins = new Map<string, { readonly field: FieldPath; readonly value: Value }>();
  let contains: IndexDefinition['contains'];
  for (const leaf of conjunction) {
    const value = pinnedValue(leaf);
    if (value !== undefined) {
      if (isNamePath(leaf.field)) {
        return { kind: 'names', names: 'referenceValue' in value ? [value.referenceValue] : [] };
      }
      pins.set(formatFieldPath(leaf.field), { field: leaf.field, value });
    } else if (leaf.kind === 'field' && leaf.op === 'ARRAY_CONTAINS') {
      contains = { field: leaf.field, element: leaf.value };
    }
  }
  const equal = [...pins.keys()].sort().flatMap((key) => pins.get(key) ?? []);
  const first = query.order[0];
  const bounds = first === undefined ? { low: [], high: [] } : boundsOn(conjunction, first.field);
  const sign = first?.direction === 'DESC' ? -1 : 1;

  const definition: IndexDefinition = {
    equal: equal.map((pin) => pin.field),
    contains,
    order: query.order,
  };

  const comparePrefix = (document: StoredDocument): number => {
    for (const [index, { value }] of equal.entries()) {
      const order = compareValues(keyAt(definition, document, index), value);
      if (order !== 0) return order;
    }
    return 0;
  };
  const orderValue = (document: StoredDocument, term: OrderTerm, index: number): Value =>
    isNamePath(term.field)
      ? { referenceValue: document.name }
      : keyAt(definition, document, equal.length + index);
  const side = (document: StoredDocument): number =>
    first === undefined ? 0 : sideOf(orderValue(document, first, 0), bounds) * sign;
  const isPast = (document: StoredDocument, cursor: StructuredQuery['startAt']): boolean | undefined =>
    cursor && isPastCursor(cursor, query.order, (term, index) => orderValue(document, term, index));

  return {
    kind: 'index',
    definition,
    isBefore: (document) => {
      const order = comparePrefix(document);
      return order < 0 || (order === 0 && (side(document) < 0 || isPast(document, query.startAt) === false));
    },
    isAfter: (document) => {
      const order = comparePrefix(document);
      return order > 0 || (order === 0 && (side(document) > 0 || isPast(document, query.endAt) === true));
    },
  };
}

/** Plans the scans that together reach every result of the query; none if nothing can match. */
export function planScans(query: StructuredQuery): readonly Scan[] {
  return conjunctionsOf(query.filter).map((conjunction) => planConjunction(query, conjunction));
}
