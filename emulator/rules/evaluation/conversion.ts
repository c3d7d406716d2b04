import { checkedInt, intFromFloat } from '../values/checked';
import { error, kindOf, PathValue, RulesFailure, type RulesValue } from '../values/value';

const INT = /^[+-]?[0-9]+$/;
const FLOAT = /^[+-]?(?:NaN|Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFdD]?)$/;
const HEXADECIMAL_FLOAT = /^([+-]?)0[xX]([0-9A-Fa-f]*)\.?([0-9A-Fa-f]*)[pP]([+-]?[0-9]+)[fFdD]?$/;
/** The length, without leading zeros, above which no numeral fits 64 bits. */
const LONGEST_INT = 1000;

/** Implements `int(…)`: parses a decimal numeral, or truncates a number and clamps it to 64 bits. */
export function toInt(value: RulesValue): bigint | RulesFailure {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return intFromFloat(Math.trunc(value));
  if (typeof value !== 'string') return unsupported('int', value, ['int', 'float', 'string']);
  if (!INT.test(value) || value.length > LONGEST_INT) return unconvertible(value, 'int');
  const number = checkedInt(BigInt(value.replace(/^\+/, '')));
  return typeof number === 'bigint' ? number : unconvertible(value, 'int');
}

/** Implements `float(…)`: parses a numeral in Java's format, with optional blanks around it. */
export function toFloat(value: RulesValue): number | RulesFailure {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return unsupported('float', value, ['int', 'float', 'string']);
  const text = value.trim();
  if (FLOAT.test(text)) return Number(text.replace(/[fFdD]$/, ''));
  const [matched, sign, whole = '', fraction = '', exponent] = HEXADECIMAL_FLOAT.exec(text) ?? [];
  if (matched === undefined || whole + fraction === '') return unconvertible(value, 'float');
  const size = Number(BigInt(`0x${whole}${fraction}`)) * 2 ** (Number(exponent) - 4 * fraction.length);
  return sign === '-' ? -size : size;
}

/** Implements `string(…)`, also for the elements that `join` combines. */
export function toText(value: RulesValue): string | RulesFailure {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof PathValue) return value.toString();
  return unsupported('string', value, ['int', 'float', 'null', 'string', 'bool', 'path']);
}

/**
 * Formats a double as Java does: always with a fraction, with an exponent outside 0.001 to 10 million. If the
 * shortest form has one digit, it writes two when the second brings it nearer.
 */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) {
    const text = String(value);
    return text.includes('.') ? text : `${text}.0`;
  }
  const shortest = value.toExponential();
  const twoDigits = value.toExponential(1);
  const isExact = shortest.includes('.') || Number(twoDigits) !== value;
  const [digits = '', exponent = ''] = (isExact ? shortest : twoDigits).split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

function unconvertible(text: string, type: string): RulesFailure {
  return error(`Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`);
}

function unsupported(name: string, value: RulesValue, types: readonly string[]): RulesFailure {
  const expected = types.map((type) => `${name}(${type})`).join(', ');
  return error(`Unsupported operation error. Received: ${name}(${kindOf(value)}). Expected: ${expected}.`);
}
