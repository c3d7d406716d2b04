import { isPartial, PartialField, PartialMap } from '../partial';
import {
  error,
  kindOf,
  ListValue,
  NULL_VALUE_ERROR,
  type Result,
  RulesFailure,
  type RulesValue,
  type ValueKind,
} from '../value';
import { BYTES_METHODS } from './bytes';
import { LIST_METHODS, SET_METHODS } from './collection';
import { LATLNG_METHODS } from './latlng';
import { keyPath, MAP_DIFF_METHODS, MAP_METHODS } from './map';
import { type MethodTable, wrongNumber } from './method';
import { PATH_METHODS } from './path';
import { STRING_METHODS } from './string';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time';

const TABLES: ReadonlyMap<ValueKind, MethodTable<never>> = new Map<ValueKind, MethodTable<never>>([
  ['string', STRING_METHODS],
  ['bytes', BYTES_METHODS],
  ['list', LIST_METHODS],
  ['set', SET_METHODS],
  ['map', MAP_METHODS],
  ['map_diff', MAP_DIFF_METHODS],
  ['timestamp', TIMESTAMP_METHODS],
  ['duration', DURATION_METHODS],
  ['latlng', LATLNG_METHODS],
  ['path', PATH_METHODS],
]);

/**
 * Returns the argument counts that methods of this name take on any type; empty if no type has the method.
 */
export function methodArities(name: string): readonly number[] {
  const arities = [...TABLES.values()].flatMap((table) => table.get(name)?.arity ?? []);
  return [...new Set(arities)];
}

/** Calls `receiver.name(args)`. Returns an error if the receiver's type has no such method. */
export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): Result {
  if (receiver === null) return NULL_VALUE_ERROR;
  if (receiver instanceof PartialMap) return callOnPartialMap(receiver, name, args);
  const vague = args.find(isPartial);
  if (vague !== undefined) return vague.unknown();
  if (receiver instanceof PartialField) return callOnPartialField(receiver, name, args);
  const method = TABLES.get(kindOf(receiver))?.get(name);
  if (method === undefined) {
    return error(`Function not found error: Name: [${name}]. Received: ${kindOf(receiver)}.`);
  }
  if (method.arity !== args.length) return wrongNumber(args.length);
  return method.call(receiver as never, args);
}

/**
 * Calls a method on a partly known field. Known elements of a list prove only that the list contains them.
 */
function callOnPartialField(field: PartialField, name: string, args: readonly RulesValue[]): Result {
  const [wanted] = args;
  if (field.knowledge.kind !== 'list' || args.length !== 1) return field.unknown();
  if (!(wanted instanceof ListValue)) return field.unknown();
  const elements = wanted.items;
  const isKnown = (element: RulesValue) => field.contains(element) === true;
  if (name === 'hasAll' && elements.every(isKnown)) return true;
  if (name === 'hasAny' && elements.some(isKnown)) return true;
  return field.unknown();
}

/**
 * Calls a method on a partly known map. Only `get` of fields that the query fixes has a value, because other
 * keys are unknown.
 */
function callOnPartialMap(map: PartialMap, name: string, args: readonly RulesValue[]): Result {
  const keys = name === 'get' && args.length === 2 ? keyPath(args[0]) : undefined;
  if (keys === undefined) return map.unknown();
  let value: RulesValue = map;
  for (const [position, key] of keys.entries()) {
    if (!(value instanceof PartialMap))
      return callMethod(value, 'get', [new ListValue(keys.slice(position)), args[1] ?? null]);
    const found: Result = value.get(key);
    if (found instanceof RulesFailure) return found;
    value = found;
  }
  return value;
}
