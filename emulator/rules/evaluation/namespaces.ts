import { createHash } from 'node:crypto';
import { checkedDuration, checkedTimestamp, intFromFloat } from '../values/checked';
import { toFloat, toInt, toText } from './conversion';
import { crc32, crc32c } from './crc';
import { wrongArguments } from '../values/methods/method';
import { isSegment } from '../values/methods/path';
import { NANOS } from '../values/methods/time';
import {
  BytesValue,
  DurationValue,
  error,
  LatLngValue,
  PathValue,
  type Result,
  type RulesValue,
} from '../values/value';

/** A built-in function that depends only on its arguments. */
export interface NativeFunction {
  readonly arity: number;
  readonly call: (args: readonly RulesValue[]) => Result;
}

type Functions = ReadonlyMap<string, NativeFunction>;

function functions(table: Readonly<Record<string, NativeFunction>>): Functions {
  return new Map(Object.entries(table));
}

function ofNumber(name: string, compute: (value: bigint | number) => Result): NativeFunction {
  return {
    arity: 1,
    call(args) {
      const [value] = args;
      const isNumber = typeof value === 'bigint' || typeof value === 'number';
      return isNumber ? compute(value) : wrongArguments(name, args, 'number');
    },
  };
}

function ofInts(name: string, arity: number, compute: (values: readonly bigint[]) => Result): NativeFunction {
  return {
    arity,
    call(args) {
      const values = args.filter((arg) => typeof arg === 'bigint');
      return values.length === arity ? compute(values) : wrongArguments(name, args, 'ints');
    },
  };
}

function digest(name: string, compute: (bytes: Uint8Array) => Uint8Array): NativeFunction {
  return {
    arity: 1,
    call(args) {
      const [value] = args;
      if (typeof value === 'string') return new BytesValue(compute(Buffer.from(value, 'utf8')));
      return value instanceof BytesValue
        ? new BytesValue(compute(value.bytes))
        : wrongArguments(name, args, 'string or bytes');
    },
  };
}

function littleEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const math = functions({
  abs: ofNumber('abs', (value) => {
    if (typeof value === 'number') return Math.abs(value);
    // The smallest int has no positive counterpart in 64 bits and stays as it is.
    return BigInt.asIntN(64, value < 0n ? -value : value);
  }),
  ceil: ofNumber('ceil', (value) => Math.ceil(Number(value))),
  floor: ofNumber('floor', (value) => Math.floor(Number(value))),
  round: ofNumber('round', (value) => (typeof value === 'bigint' ? value : intFromFloat(Math.round(value)))),
  sqrt: ofNumber('sqrt', (value) => Math.sqrt(Number(value))),
  isNaN: ofNumber('isNaN', (value) => Number.isNaN(Number(value))),
  pow: {
    arity: 2,
    call(args) {
      const [base, exponent] = args.filter((arg) => typeof arg === 'bigint' || typeof arg === 'number');
      if (base === undefined || exponent === undefined) return wrongArguments('pow', args, 'number, number');
      return Number(base) ** Number(exponent);
    },
  },
});

const hashing = functions({
  md5: digest('md5', (bytes) => createHash('md5').update(bytes).digest()),
  sha256: digest('sha256', (bytes) => createHash('sha256').update(bytes).digest()),
  crc32: digest('crc32', (bytes) => littleEndian(crc32(bytes))),
  crc32c: digest('crc32c', (bytes) => littleEndian(crc32c(bytes))),
});

const timestamp = functions({
  date: ofInts('date', 3, ([year = 0n, month = 0n, day = 0n]) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    const isReal =
      BigInt(date.getUTCFullYear() || 0) === year &&
      BigInt(date.getUTCMonth() + 1 || 0) === month &&
      BigInt(date.getUTCDate() || 0) === day;
    return isReal ? checkedTimestamp(BigInt(date.getTime()) * NANOS.ms) : error('There is no such date.');
  }),
  value: ofInts('value', 1, ([millis = 0n]) => checkedTimestamp(millis * NANOS.ms)),
});

export const DURATION_UNITS: ReadonlyMap<string, bigint> = new Map(Object.entries(NANOS));

const duration = functions({
  value: {
    arity: 2,
    call(args) {
      const [magnitude, unit] = args;
      if (typeof magnitude !== 'bigint' || typeof unit !== 'string') {
        return wrongArguments('value', args, 'int, string');
      }
      const nanos = DURATION_UNITS.get(unit);
      return nanos === undefined
        ? error(`Unknown unit "${unit}" of a duration.`)
        : checkedDuration(magnitude * nanos);
    },
  },
  time: ofInts('time', 4, ([hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n]) =>
    checkedDuration(hours * NANOS.h + minutes * NANOS.m + seconds * NANOS.s + nanos),
  ),
  abs: {
    arity: 1,
    call(args) {
      const [value] = args;
      if (!(value instanceof DurationValue)) return wrongArguments('abs', args, 'duration');
      return value.nanos < 0n ? new DurationValue(-value.nanos) : value;
    },
  },
});

const latlng = functions({
  value: {
    arity: 2,
    call(args) {
      const numbers = args.filter((arg) => typeof arg === 'bigint' || typeof arg === 'number').map(Number);
      const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
      if (numbers.length !== 2) return wrongArguments('value', args, 'number, number');
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return isOnEarth ? new LatLngValue(latitude, longitude) : error('There is no such place on earth.');
    },
  },
});

/** Functions called as `namespace.name(…)`. */
export const NAMESPACES: ReadonlyMap<string, Functions> = new Map([
  ['math', math],
  ['hashing', hashing],
  ['timestamp', timestamp],
  ['duration', duration],
  ['latlng', latlng],
]);

/** Functions called by their bare name, such as `int(…)`. */
export const GLOBAL_FUNCTIONS: Functions = functions({
  int: { arity: 1, call: ([value = null]) => toInt(value) },
  float: { arity: 1, call: ([value = null]) => toFloat(value) },
  string: { arity: 1, call: ([value = null]) => toText(value) },
  path: { arity: 1, call: toPath },
});

function toPath(args: readonly RulesValue[]): Result {
  const [value] = args;
  if (typeof value !== 'string') return wrongArguments('path', args, 'string');
  const segments = value.replace(/^\//, '').split('/');
  if (!segments.every(isSegment)) return error(`"${value}" is not a path.`);
  const captures = new Map<string, number>();
  for (const [position, segment] of segments.entries()) {
    const name = /^\{([A-Za-z_][A-Za-z0-9_]*)\}$/.exec(segment)?.[1];
    if (name !== undefined) captures.set(name, position);
  }
  return new PathValue(segments, captures, captures.size === 0);
}
