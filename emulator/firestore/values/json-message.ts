import { StatusError } from '../../status';
import type { Json } from '../contract';

/** The path of a value in a request, as a linked list, so that the text is built only for errors. */
export interface Place {
  readonly parent: Place | undefined;
  readonly key: string | number;
}

export function place(key: string | number, parent?: Place): Place {
  return { parent, key };
}

function describe(at: Place): string {
  const own = typeof at.key === 'number' ? `[${at.key}]` : at.key;
  if (at.parent === undefined) return own;
  return typeof at.key === 'number' ? describe(at.parent) + own : `${describe(at.parent)}.${own}`;
}

/** Creates an INVALID_ARGUMENT error that names the invalid member. */
export function invalidAt(at: Place, reason: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Invalid value at '${describe(at)}': ${reason}`);
}

export function isMessage(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the JSON name of a member, which may also be given by its protocol name: `fieldPath` for
 * `field_path`.
 */
export function jsonName(name: string): string {
  return name.includes('_')
    ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}

/**
 * Reads a JSON object and returns it under JSON names. If `members` is given, throws for any other member.
 */
export function readMessage(value: unknown, at: Place, members?: readonly string[]): Json {
  if (!isMessage(value)) throw invalidAt(at, 'an object is expected.');
  if (members === undefined || Object.keys(value).every((key) => members.includes(key))) return value;
  const message: Json = {};
  for (const key of Object.keys(value)) {
    const name = jsonName(key);
    if (!members.includes(name) || Object.hasOwn(message, name)) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "${key}" at '${describe(at)}': Cannot find field.`,
      );
    }
    message[name] = value[key];
  }
  return message;
}

/** Checks whether a member is absent. proto3 JSON treats null as absent. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

export function readArray(value: unknown, at: Place): readonly unknown[] {
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) throw invalidAt(at, 'an array is expected.');
  return value;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks whether UTF-8 can encode a string. */
export function isUnicode(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

/** Reads a string that UTF-8 can encode; returns '' if absent, as in proto3. */
export function readString(value: unknown, at: Place): string {
  if (isAbsent(value)) return '';
  if (typeof value !== 'string') throw invalidAt(at, 'a string is expected.');
  if (!isUnicode(value)) throw invalidAt(at, 'the string is not valid Unicode.');
  return value;
}

export function readBoolean(value: unknown, at: Place): boolean {
  if (isAbsent(value)) return false;
  if (typeof value !== 'boolean') throw invalidAt(at, 'true or false is expected.');
  return value;
}

const INT32_MAX = 2_147_483_647;

/** Reads an int32, given as a number or as a decimal string; returns undefined if absent. */
export function readInt32(value: unknown, at: Place): number | undefined {
  if (isAbsent(value)) return undefined;
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > INT32_MAX) {
    throw invalidAt(at, 'a 32-bit integer is expected.');
  }
  return number;
}

/** Reads an enum value by name or number and returns its name; undefined if absent. */
export function readEnum<Name extends string>(
  value: unknown,
  at: Place,
  numbers: Readonly<Record<Name, number>>,
): Name | undefined {
  if (isAbsent(value)) return undefined;
  for (const name of Object.keys(numbers) as Name[]) {
    if (value === name || value === numbers[name]) return name;
  }
  throw invalidAt(at, `${JSON.stringify(value)} is not one of ${Object.keys(numbers).join(', ')}.`);
}
