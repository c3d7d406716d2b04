import { canonicalKey, elementKey, order, valuesEqual } from './equality';
import { kindOf, type Result, type RulesValue, type RulesFailure, unknown } from './value';

/** The types that a query can distinguish; it does not distinguish int and float. */
export type FieldKind =
  | 'null'
  | 'bool'
  | 'number'
  | 'timestamp'
  | 'string'
  | 'bytes'
  | 'path'
  | 'latlng'
  | 'list'
  | 'map';

export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/** The facts about one field that hold for all documents of a query. Every document has the field. */
export interface FieldKnowledge {
  readonly kind: FieldKind | undefined;
  /** The value that the field equals by `==`, except that an int may be stored as a float and vice versa. */
  readonly equals: RulesValue | undefined;
  readonly lower: readonly Bound[];
  readonly upper: readonly Bound[];
  readonly excluded: readonly RulesValue[];
  /** Elements that the list is known to contain. */
  readonly members: readonly RulesValue[];
}

export type Comparison = '<' | '<=' | '>' | '>=';

/** Returns the field kind of a whole value; undefined if no document can hold it. */
export function fieldKindOf(value: RulesValue): FieldKind | undefined {
  const kind = kindOf(value);
  switch (kind) {
    case 'int':
    case 'float':
      return 'number';
    case 'set':
    case 'map_diff':
    case 'duration':
    case 'struct':
    case 'partial_field':
    case 'partial_map':
      return undefined;
    default:
      return kind;
  }
}

/** A field that a query restricts without fixing its value. */
export class PartialField {
  readonly kind = 'partial_field';
  /** The label in messages: 'resource.data.x'. */
  readonly label: string;
  readonly knowledge: FieldKnowledge;

  constructor(label: string, knowledge: FieldKnowledge) {
    this.label = label;
    this.knowledge = knowledge;
  }

  unknown(): RulesFailure {
    return unknown(`The query does not fix ${this.label}.`);
  }

  /** Evaluates `this == other` for a whole value. */
  equalTo(other: RulesValue): Result {
    const { kind, equals, lower, upper, excluded } = this.knowledge;
    if (kind !== undefined && fieldKindOf(other) !== kind) return false;
    if (equals !== undefined) {
      if (valuesEqual(equals, other)) return true;
      // Numbers inside may be stored as the other type, which `==` distinguishes.
      return canonicalKey(equals) === canonicalKey(other) ? this.unknown() : false;
    }
    if (excluded.some((value) => valuesEqual(value, other))) return false;
    const outside =
      lower.some((bound) => isBeyond(order(bound.value, other), bound.inclusive)) ||
      upper.some((bound) => isBeyond(order(other, bound.value), bound.inclusive));
    return outside ? false : this.unknown();
  }

  /**
   * Checks whether a whole value equals this one as an element of a list. Assumes that a number has the type
   * that the query writes, as if the query's value were the stored one.
   */
  isElement(other: RulesValue): Result {
    const { equals } = this.knowledge;
    if (equals === undefined || fieldKindOf(equals) !== 'number') return this.equalTo(other);
    if (elementKey(equals) === elementKey(other)) return true;
    return canonicalKey(equals) === canonicalKey(other) ? this.unknown() : false;
  }

  /** Evaluates `this < other` and the other comparisons for a whole value. */
  compareTo(operator: Comparison, other: RulesValue): Result {
    const { kind, lower, upper } = this.knowledge;
    if (kind === undefined || fieldKindOf(other) !== kind) return this.unknown();
    const signs = new Set<-1 | 0 | 1>([-1, 0, 1]);
    for (const { value, inclusive } of lower) {
      const sign = order(value, other);
      if (sign === 1 || sign === 0) signs.delete(-1);
      if (sign === 1 || (sign === 0 && !inclusive)) signs.delete(0);
    }
    for (const { value, inclusive } of upper) {
      const sign = order(value, other);
      if (sign === -1 || sign === 0) signs.delete(1);
      if (sign === -1 || (sign === 0 && !inclusive)) signs.delete(0);
    }
    // NaN compares as false with every number. Range filters skip it, other filters may not.
    const mayBeNaN = kind === 'number' && lower.length === 0 && upper.length === 0;
    const holding = [...signs].filter((sign) => holds(operator, sign)).length;
    if (signs.size === 0) return this.unknown();
    if (holding === signs.size && !mayBeNaN) return true;
    return holding === 0 ? false : this.unknown();
  }

  /** Evaluates `element in this` for a whole element. */
  contains(element: RulesValue): Result {
    const key = elementKey(element);
    const isMember = key !== undefined && this.knowledge.members.some((member) => elementKey(member) === key);
    return isMember || this.unknown();
  }
}

/** A map in which a query fixes some fields; the others may exist or not. */
export class PartialMap {
  readonly kind = 'partial_map';
  readonly label: string;
  private readonly fields: ReadonlyMap<string, RulesValue>;

  constructor(label: string, fields: ReadonlyMap<string, RulesValue>) {
    this.label = label;
    this.fields = fields;
  }

  get(key: string): Result {
    return this.fields.get(key) ?? (this.fields.has(key) ? null : this.unknown(`.${key}`));
  }

  has(key: string): Result {
    return this.fields.has(key) ? true : this.unknown(`.${key}`);
  }

  unknown(member = ''): RulesFailure {
    return unknown(`The query does not fix ${this.label}${member}.`);
  }
}

export function isPartial(value: RulesValue | undefined): value is PartialField | PartialMap {
  return value instanceof PartialField || value instanceof PartialMap;
}

export function holds(operator: Comparison, sign: -1 | 0 | 1): boolean {
  switch (operator) {
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
    case '>':
      return sign > 0;
    default:
      return sign >= 0;
  }
}

/** Checks whether a bound excludes a value, given the sign of their comparison. */
function isBeyond(sign: -1 | 0 | 1 | undefined, inclusive: boolean): boolean {
  return sign === 1 || (sign === 0 && !inclusive);
}
