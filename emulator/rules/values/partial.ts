import { canonicalKey, elementKey, order, valuesEqual } from './equality';
import { kindOf, type Result, type RulesValue, type RulesFailure, unknown } from './value';

/** Kinds as a query can tell them apart; int and float are one to it. */
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

/** What all documents of a query have in common in one field, which every one of them has. */
export interface FieldKnowledge {
  readonly kind: FieldKind | undefined;
  /** Equal to this by `==`, though int or float may be written for the other. */
  readonly equals: RulesValue | undefined;
  readonly lower: readonly Bound[];
  readonly upper: readonly Bound[];
  readonly excluded: readonly RulesValue[];
  /** Elements that the list is known to have. */
  readonly members: readonly RulesValue[];
}

export type Comparison = '<' | '<=' | '>' | '>=';

/** The field kind of a whole value; undefined for what no document can hold. */
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

/** A field of which a query tells something, but not its value. */
export class PartialField {
  readonly kind = 'partial_field';
  /** For messages: 'resource.data.x'. */
  readonly label: string;
  readonly knowledge: FieldKnowledge;

  constructor(label: string, knowledge: FieldKnowledge) {
    this.label = label;
    this.knowledge = knowledge;
  }

  unknown(): RulesFailure {
    return unknown(`The query does not fix ${this.label}.`);
  }

  /** `this == other` for a whole value. */
  equalTo(other: RulesValue): Result {
    const { kind, equals, lower, upper, excluded } = this.knowledge;
    if (kind !== undefined && fieldKindOf(other) !== kind) return false;
    if (equals !== undefined) {
      if (valuesEqual(equals, other)) return true;
      // Numbers inside may be stored in the other type, which `==` tells apart.
      return canonicalKey(equals) === canonicalKey(other) ? this.unknown() : false;
    }
    if (excluded.some((value) => valuesEqual(value, other))) return false;
    const outside =
      lower.some((bound) => isBeyond(order(bound.value, other), bound.inclusive)) ||
      upper.some((bound) => isBeyond(order(other, bound.value), bound.inclusive));
    return outside ? false : this.unknown();
  }

  /**
   * Whether a whole value is this one as an element of a list. A number is taken to be of the type that the
   * query writes, as if the query's value were the stored one.
   */
  isElement(other: RulesValue): Result {
    const { equals } = this.knowledge;
    if (equals === undefined || fieldKindOf(equals) !== 'number') return this.equalTo(other);
    if (elementKey(equals) === elementKey(other)) return true;
    return canonicalKey(equals) === canonicalKey(other) ? this.unknown() : false;
  }

  /** `this < other` and its kin for a whole value. */
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
    // NaN compares as false with every number. A range filter passes over it, other filters may not.
    const mayBeNaN = kind === 'number' && lower.length === 0 && upper.length === 0;
    const holding = [...signs].filter((sign) => holds(operator, sign)).length;
    if (signs.size === 0) return this.unknown();
    if (holding === signs.size && !mayBeNaN) return true;
    return holding === 0 ? false : this.unknown();
  }

  /** `element in this`, for a whole element. */
  contains(element: RulesValue): Result {
    const key = elementKey(element);
    const isMember = key !== undefined && this.knowledge.members.some((member) => elementKey(member) === key);
    return isMember || this.unknown();
  }
}

/** A map of which a query pins some fields; the others may be there or not. */
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

/** Whether a bound with this sign to a value leaves the value outside. */
function isBeyond(sign: -1 | 0 | 1 | undefined, inclusive: boolean): boolean {
  return sign === 1 || (sign === 0 && !inclusive);
}
