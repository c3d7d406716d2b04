import type { PartialField, PartialMap } from './partial';

/**
 * The values of the rules language. An int is a bigint, a float a number; the rest are the classes below. The
 * two partial types hold what a query says about its documents, and occur only while a list is proved.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | StructValue
  | PartialField
  | PartialMap;

export type Result = RulesValue | RulesFailure;

export type ValueKind =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'struct'
  | 'partial_field'
  | 'partial_map';

/**
 * The result of an expression without a value. `unknown` means that each document has a value that the query
 * does not fix; operators absorb it like an error.
 */
export class RulesFailure {
  readonly kind: 'error' | 'unknown';
  readonly reason: string;

  constructor(kind: 'error' | 'unknown', reason: string) {
    this.kind = kind;
    this.reason = reason;
  }
}

export function error(reason: string): RulesFailure {
  return new RulesFailure('error', reason);
}

export function unknown(reason: string): RulesFailure {
  return new RulesFailure('unknown', reason);
}

export const NULL_VALUE_ERROR = error('Null value error.');

export function undefinedProperty(name: string): RulesFailure {
  return error(`Property ${name} is undefined on object.`);
}

export class BytesValue {
  readonly kind = 'bytes';
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export class ListValue {
  readonly kind = 'list';
  readonly items: readonly RulesValue[];

  constructor(items: readonly RulesValue[]) {
    this.items = items;
  }
}

/** Elements by their canonical key, in the order of their first appearance. */
export class SetValue {
  readonly kind = 'set';
  readonly elements: ReadonlyMap<string, RulesValue>;

  constructor(elements: ReadonlyMap<string, RulesValue>) {
    this.elements = elements;
  }
}

/** A map with string keys. Members may be converted only when they are read. */
export abstract class MapValue {
  readonly kind = 'map';
  abstract get(key: string): RulesValue | undefined;
  abstract has(key: string): boolean;
  abstract keys(): readonly string[];
}

export class LiteralMap extends MapValue {
  private readonly entries: ReadonlyMap<string, RulesValue>;

  constructor(entries: ReadonlyMap<string, RulesValue>) {
    super();
    this.entries = entries;
  }

  get(key: string): RulesValue | undefined {
    return this.entries.get(key);
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  keys(): readonly string[] {
    return [...this.entries.keys()];
  }
}

/** The result of `left.diff(right)`. */
export class MapDiffValue {
  readonly kind = 'map_diff';
  readonly left: MapValue;
  readonly right: MapValue;

  constructor(left: MapValue, right: MapValue) {
    this.left = left;
    this.right = right;
  }
}

/** A time in nanoseconds since the epoch. */
export class TimestampValue {
  readonly kind = 'timestamp';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A duration in nanoseconds. */
export class DurationValue {
  readonly kind = 'duration';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A point in degrees. */
export class LatLngValue {
  readonly kind = 'latlng';
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/**
 * A path. `captures` names the segments that a pattern bound, or that `bind` still has to fill ('{name}').
 */
export class PathValue {
  readonly kind = 'path';
  readonly segments: readonly string[];
  readonly captures: ReadonlyMap<string, number>;
  readonly bound: boolean;

  constructor(
    segments: readonly string[],
    captures: ReadonlyMap<string, number> = NO_CAPTURES,
    bound: boolean = true,
  ) {
    this.segments = segments;
    this.captures = captures;
    this.bound = bound;
  }

  /** Returns the path with a leading slash. */
  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

const NO_CAPTURES: ReadonlyMap<string, number> = new Map();

/** An object with fixed members that is not a map: the request, its query, a document or an object. */
export class StructValue {
  readonly kind = 'struct';
  readonly typeName: string;
  /** Returns a member; undefined if it does not exist. */
  readonly member: (name: string) => Result | undefined;

  constructor(typeName: string, member: (name: string) => Result | undefined) {
    this.typeName = typeName;
    this.member = member;
  }
}

export function kindOf(value: RulesValue): ValueKind {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return value === null ? 'null' : value.kind;
  }
}
