import type { PatternSegment } from '../syntax/ast';
import { PathValue, type Result, unknown } from '../values/value';

/**
 * The path that rules are matched against. An undefined segment can have any value. With `gap`, any even
 * number of such segments, or none, is between `head` and `tail`: the depths that a collection group reaches.
 */
export interface TargetPath {
  readonly head: readonly (string | undefined)[];
  readonly gap: boolean;
  readonly tail: readonly (string | undefined)[];
}

const UNKNOWN_ID = unknown('The query does not fix the id of the document.');
const UNKNOWN_PATH = unknown('The query does not fix the path of the document.');

/**
 * Returns the values of the pattern's wildcards in order; undefined unless the pattern matches every path of
 * the target. `{x=**}` matches zero or more segments in version 2, one or more in version 1.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  version: 1 | 2,
  target: TargetPath,
): Result[] | undefined {
  const { head, gap, tail } = target;
  const length = head.length + tail.length;
  const recursiveAt = pattern.findIndex(({ kind }) => kind === 'recursive');
  const captures: Result[] = [];
  if (recursiveAt < 0) {
    if (gap || pattern.length !== length) return undefined;
    const matches = pattern.every((segment, at) => matchSegment(segment, segmentAt(target, at), captures));
    return matches ? captures : undefined;
  }
  const after = pattern.length - recursiveAt - 1;
  const taken = length - recursiveAt - after;
  if (taken < (version === 2 ? 0 : 1)) return undefined;
  for (let at = 0; at < recursiveAt; at += 1) {
    if (!matchSegment(pattern[at], segmentAt(target, at), captures)) return undefined;
  }
  captures.push(recursiveValue(target, recursiveAt, taken));
  for (let fromEnd = after; fromEnd > 0; fromEnd -= 1) {
    if (!matchSegment(pattern[pattern.length - fromEnd], segmentFromEnd(target, fromEnd), captures)) {
      return undefined;
    }
  }
  return captures;
}

function matchSegment(
  segment: PatternSegment | undefined,
  actual: string | undefined,
  captures: Result[],
): boolean {
  if (segment?.kind === 'literal') return segment.text === actual;
  if (actual === '') return false;
  captures.push(actual ?? UNKNOWN_ID);
  return true;
}

function recursiveValue({ head, gap, tail }: TargetPath, start: number, count: number): Result {
  const segments = [...head, ...tail].slice(start, start + count);
  const known = segments.filter((segment) => segment !== undefined);
  return gap || known.length !== segments.length ? UNKNOWN_PATH : new PathValue(known);
}

function segmentAt({ head, gap, tail }: TargetPath, at: number): string | undefined {
  if (at < head.length) return head[at];
  return gap ? undefined : tail[at - head.length];
}

/** Returns a segment counted from the end; 1 is the last. */
function segmentFromEnd({ head, gap, tail }: TargetPath, fromEnd: number): string | undefined {
  if (fromEnd <= tail.length) return tail[tail.length - fromEnd];
  return gap ? undefined : head[head.length + tail.length - fromEnd];
}
