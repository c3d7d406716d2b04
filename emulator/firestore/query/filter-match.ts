import { fieldAt } from '../values/document-fields';
import { type FieldPath, isNamePath } from '../values/field-path';
import { type Filter, operandElements } from './filter-parser';
import type { StoredDocument, Value } from '../model';
import { TextArray } from '../values/text-array';
import { compareValues, TYPE_RANK, typeRank } from '../values/value-order';

/** Returns the value that a filter or an order refers to: a field's, or the name as a reference. */
export function queriedValue(document: StoredDocument, field: FieldPath): Value | undefined {
  return isNamePath(field) ? { referenceValue: document.name } : fieldAt(document.fields, field);
}

/** Checks whether a filter by value can match. Null and NaN match only unary operators. */
export function isFindable(value: Value): boolean {
  const rank = typeRank(value);
  return rank !== TYPE_RANK.null && rank !== TYPE_RANK.nan;
}

function isOneOf(value: Value, candidates: readonly Value[]): boolean {
  return isFindable(value) && candidates.some((candidate) => compareValues(value, candidate) === 0);
}

/** Checks whether a value is an array that holds the element. */
export function containsElement(value: Value, element: Value): boolean {
  if (!('arrayValue' in value)) return false;
  const array = value.arrayValue;
  if (!(array instanceof TextArray)) return isOneOf(element, array.values);
  return 'stringValue' in element && array.includes(element.stringValue);
}

function matchesOperator(op: string, value: Value, operand: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return compareValues(value, operand) === 0;
    case 'NOT_EQUAL':
      return typeRank(value) !== TYPE_RANK.null && compareValues(value, operand) !== 0;
    case 'IN':
      return isOneOf(value, operandElements(operand));
    case 'NOT_IN': {
      const excluded = operandElements(operand);
      return (
        typeRank(value) !== TYPE_RANK.null &&
        excluded.every((other) => typeRank(other) !== TYPE_RANK.null && compareValues(value, other) !== 0)
      );
    }
    case 'ARRAY_CONTAINS':
      return containsElement(value, operand);
    case 'ARRAY_CONTAINS_ANY':
      return operandElements(operand).some((one) => containsElement(value, one));
    default: {
      if (typeRank(value) !== typeRank(operand) || !isFindable(value)) return false;
      const order = compareValues(value, operand);
      if (op === 'LESS_THAN') return order < 0;
      if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
      return op === 'GREATER_THAN' ? order > 0 : order >= 0;
    }
  }
}

function matchesUnary(op: string, value: Value): boolean {
  const rank = typeRank(value);
  switch (op) {
    case 'IS_NULL':
      return rank === TYPE_RANK.null;
    case 'IS_NAN':
      return rank === TYPE_RANK.nan;
    case 'IS_NOT_NAN':
      return rank !== TYPE_RANK.null && rank !== TYPE_RANK.nan;
    default:
      return rank !== TYPE_RANK.null;
  }
}

/** Checks whether a document matches a filter. A filter on an absent field never matches. */
export function matchesFilter(filter: Filter, document: StoredDocument): boolean {
  if ('filters' in filter) {
    const holds = (part: Filter) => matchesFilter(part, document);
    return filter.kind === 'and' ? filter.filters.every(holds) : filter.filters.some(holds);
  }
  const value = queriedValue(document, filter.field);
  if (value === undefined) return false;
  return filter.kind === 'unary'
    ? matchesUnary(filter.op, value)
    : matchesOperator(filter.op, value, filter.value);
}
