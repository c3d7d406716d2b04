import type { PathPart } from '../syntax/ast';
import { isSegment } from '../values/methods/path';
import { isPartial } from '../values/partial';
import { error, kindOf, PathValue, type Result, RulesFailure, type RulesValue } from '../values/value';

/**
 * Returns a failure if a value is only partly known. Lists and maps hold whole values only, so their contents
 * need no check later.
 */
export function wholeOrFailure(values: readonly RulesValue[]): RulesFailure | undefined {
  for (const value of values) {
    if (isPartial(value)) return value.unknown();
    if (kindOf(value) === 'struct') return error('A request or resource cannot be an element.');
  }
  return undefined;
}

function textOf(part: PathPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'capture' ? `{${part.name}}` : '';
}

/** Builds the path of a literal; `values` are those of its `$(…)` parts, in order. */
export function buildPath(parts: readonly PathPart[], values: readonly RulesValue[]): Result {
  const segments: string[] = [];
  const captures = new Map<string, number>();
  let next = 0;
  for (const part of parts) {
    if (part.kind !== 'expression') {
      if (part.kind === 'capture') captures.set(part.name, segments.length);
      segments.push(textOf(part));
      continue;
    }
    const value = values[next] ?? null;
    next += 1;
    if (typeof value === 'string' && isSegment(value)) segments.push(value);
    else if (value instanceof PathValue && value.bound) segments.push(...value.segments);
    else if (isPartial(value)) return value.unknown();
    else return error(`A segment of a path must be a string without "/". Received: ${kindOf(value)}.`);
  }
  return new PathValue(segments, captures, captures.size === 0);
}

/** Returns the bool of a logical operator's operand; an error for any other value. */
export function asBoolean(value: Result): boolean | RulesFailure {
  if (typeof value === 'boolean' || value instanceof RulesFailure) return value;
  if (isPartial(value)) return value.unknown();
  return error(`Unsupported operation error. Received: ${kindOf(value)}. Expected: bool.`);
}
