import type { Value } from '../../firestore/model';
import { fromFirestore } from '../values/firestore-value';
import { type Bound, type FieldKind, fieldKindOf, PartialField, PartialMap } from '../values/partial';
import type { Condition } from './query-filter';
import { LatLngValue, ListValue, MapValue, type RulesValue } from '../values/value';

interface FieldNode {
  readonly conditions: Condition[];
  readonly children: Map<string, FieldNode>;
}

/** Returns the parts of `resource.data` that the conditions fix. */
export function partialData(conditions: readonly Condition[]): PartialMap {
  const root: FieldNode = { conditions: [], children: new Map() };
  for (const condition of conditions) {
    // A condition proves that its field exists only if the operator is known to exclude documents without it.
    if (condition.field[0] !== '__name__' && isUnderstood(condition.op)) add(root, condition);
  }
  return mapOf('resource.data', root);
}

function add(root: FieldNode, condition: Condition): void {
  let node = root;
  for (const name of condition.field) {
    let child = node.children.get(name);
    if (child === undefined) {
      child = { conditions: [], children: new Map() };
      node.children.set(name, child);
    }
    node = child;
  }
  node.conditions.push(condition);
}

const RANGES: Readonly<Record<string, { readonly side: 'lower' | 'upper'; readonly inclusive: boolean }>> = {
  LESS_THAN: { side: 'upper', inclusive: false },
  LESS_THAN_OR_EQUAL: { side: 'upper', inclusive: true },
  GREATER_THAN: { side: 'lower', inclusive: false },
  GREATER_THAN_OR_EQUAL: { side: 'lower', inclusive: true },
};

const OTHERS: ReadonlySet<string> = new Set([
  'EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'IS_NULL',
  'IS_NOT_NULL',
  'IS_NAN',
  'IS_NOT_NAN',
]);

function isUnderstood(op: string): boolean {
  return Object.hasOwn(RANGES, op) || OTHERS.has(op);
}

function mapOf(label: string, node: FieldNode): PartialMap {
  const fields = new Map<string, RulesValue>();
  for (const [name, child] of node.children) fields.set(name, valueOf(`${label}.${name}`, child));
  return new PartialMap(label, fields);
}

function valueOf(label: string, node: FieldNode): RulesValue {
  let equals: RulesValue | undefined;
  for (const { op, value } of node.conditions) {
    if (op === 'IS_NULL') return null;
    if (op === 'IS_NAN') return Number.NaN;
    if (op !== 'EQUAL') continue;
    const pinned = fromFirestore(value);
    if (!isAmbiguous(pinned)) return pinned;
    equals = pinned;
  }
  if (node.children.size > 0 && equals === undefined) return mapOf(label, node);
  return fieldOf(label, node.conditions, equals);
}

/** Checks whether other stored values equal this one in a query: 1 and 1.0, 0 and -0. */
function isAmbiguous(value: RulesValue): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value === 'number') return !Number.isNaN(value);
  if (value instanceof ListValue) return value.items.some(isAmbiguous);
  if (value instanceof MapValue) return value.keys().some((key) => isAmbiguous(value.get(key) ?? null));
  return value instanceof LatLngValue;
}

function fieldOf(
  label: string,
  conditions: readonly Condition[],
  equals: RulesValue | undefined,
): PartialField {
  const lower: Bound[] = [];
  const upper: Bound[] = [];
  const excluded: RulesValue[] = [];
  const members: RulesValue[] = [];
  let kind: FieldKind | undefined;
  if (equals !== undefined) {
    kind = fieldKindOf(equals);
    if (kind === 'number') {
      lower.push({ value: equals, inclusive: true });
      upper.push({ value: equals, inclusive: true });
    }
  }
  for (const { op, value: stored } of conditions) {
    const range = RANGES[op];
    if (range !== undefined) {
      const value = fromFirestore(stored);
      if (value === null || Number.isNaN(value)) continue;
      kind ??= fieldKindOf(value);
      (range.side === 'lower' ? lower : upper).push({ value, inclusive: range.inclusive });
    } else if (op === 'ARRAY_CONTAINS') {
      kind ??= 'list';
      members.push(fromFirestore(stored));
    } else {
      excluded.push(...excludedBy(op, stored));
    }
  }
  return new PartialField(label, { kind, equals, lower, upper, excluded, members });
}

/**
 * Returns the values that a field cannot have. Omits numbers in lists, because it is uncertain whether 1
 * excludes 1.0 there.
 */
function excludedBy(op: string, stored: Value): RulesValue[] {
  if (op === 'IS_NOT_NULL') return [null];
  if (op === 'NOT_EQUAL') {
    const value = fromFirestore(stored);
    const isSure = typeof value === 'bigint' || typeof value === 'number' || !isAmbiguous(value);
    return isSure ? [null, value] : [null];
  }
  if (op !== 'NOT_IN' || !('arrayValue' in stored)) return [];
  const values = stored.arrayValue.values.map(fromFirestore);
  return [null, ...values.filter((value) => !isAmbiguous(value))];
}
