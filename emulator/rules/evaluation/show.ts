import { kindOf, RulesFailure, type Result } from '../values/value';

const LONGEST = 120;

/** Formats a value in the syntax of the language, truncated if long. Failures show their reason. */
export function show(value: Result): string {
  const text = showWhole(value, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function showWhole(value: Result, depth: number): string {
  if (value instanceof RulesFailure) return `${value.kind}: ${value.reason}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (depth > 3) return '…';
  const showItems = (items: Iterable<Result>) =>
    [...items]
      .slice(0, 20)
      .map((item) => showWhole(item, depth + 1))
      .join(', ');
  switch (value.kind) {
    case 'list':
      return `[${showItems(value.items)}]`;
    case 'set':
      return `{${showItems(value.elements.values())}}`;
    case 'map': {
      const keys = value.keys().slice(0, 20);
      return `{${keys.map((key) => `${key}: ${showWhole(value.get(key) ?? null, depth + 1)}`).join(', ')}}`;
    }
    case 'timestamp':
      return new Date(Number(value.nanos / 1_000_000n)).toISOString();
    case 'duration':
      return `${Number(value.nanos) / 1e9} s`;
    case 'path':
      return value.toString();
    case 'latlng':
      return `(${value.latitude}, ${value.longitude})`;
    case 'bytes':
      return `${value.bytes.length} bytes`;
    case 'partial_field':
      return `some value of ${value.label}`;
    default:
      return `a ${kindOf(value)}`;
  }
}
