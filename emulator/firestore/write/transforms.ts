import { fieldAt, withField } from '../values/document-fields';
import type { FieldPath } from '../values/field-path';
import type { Fields, Micros, Value } from '../model';
import { storedArray } from '../values/text-array';
import { formatMicros } from '../values/timestamp';
import { compareValues, doubleOf, typeRank, TYPE_RANK } from '../values/value-order';
import { doubleValue } from '../values/value-parser';

export type FieldTransform =
  | { readonly kind: 'serverTime'; readonly field: FieldPath }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly field: FieldPath; readonly operand: Value }
  | {
      readonly kind: 'appendMissing' | 'removeAll';
      readonly field: FieldPath;
      readonly elements: readonly Value[];
    };

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Returns the time for server timestamps and rules: the commit's time in whole milliseconds. */
export function serverTime(commitTime: Micros): Micros {
  return Math.floor(commitTime / 1000) * 1000;
}

function asDouble(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? doubleOf(value.doubleValue) : 0;
}

function isNumeric(value: Value | undefined): value is Value {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value);
}

function add(stored: Value, operand: Value): Value {
  if (!('integerValue' in stored) || !('integerValue' in operand)) {
    return doubleValue(asDouble(stored) + asDouble(operand));
  }
  const sum = BigInt(stored.integerValue) + BigInt(operand.integerValue);
  const saturated = sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum;
  return { integerValue: saturated.toString() };
}

/**
 * Returns the larger or smaller of two numbers. NaN wins over every number; of equal values the stored one
 * stays.
 */
function extreme(kind: 'maximum' | 'minimum', stored: Value, operand: Value): Value {
  if (typeRank(stored) === TYPE_RANK.nan) return stored;
  if (typeRank(operand) === TYPE_RANK.nan) return operand;
  const order = compareValues(operand, stored);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : stored;
}

function transformed(stored: Value | undefined, transform: FieldTransform, time: Micros): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { timestampValue: formatMicros(serverTime(time)) };
    case 'increment':
      return isNumeric(stored) ? add(stored, transform.operand) : transform.operand;
    case 'maximum':
    case 'minimum':
      return isNumeric(stored) ? extreme(transform.kind, stored, transform.operand) : transform.operand;
    case 'appendMissing': {
      const values = stored !== undefined && 'arrayValue' in stored ? [...stored.arrayValue.values] : [];
      for (const element of transform.elements) {
        if (!values.some((value) => compareValues(value, element) === 0)) values.push(element);
      }
      return storedArray(values);
    }
    default: {
      const values = stored !== undefined && 'arrayValue' in stored ? stored.arrayValue.values : [];
      const kept = values.filter(
        (value) => !transform.elements.some((gone) => compareValues(value, gone) === 0),
      );
      return storedArray(kept);
    }
  }
}

/** Applies transforms in order. `results` have the service's format: null for array transforms. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  time: Micros,
): { readonly fields: Fields; readonly results: readonly Value[] } {
  let current = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const value = transformed(fieldAt(current, transform.field), transform, time);
    current = withField(current, transform.field, value);
    results.push('arrayValue' in value ? { nullValue: null } : value);
  }
  return { fields: current, results };
}
