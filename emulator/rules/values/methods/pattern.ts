import { RE2JS } from 're2js';
import { error, RulesFailure } from '../value';

const CACHED_PATTERNS = 500;
const cache = new Map<string, RE2JS | RulesFailure>();

/** Compiles an RE2 pattern and caches it. Patterns may come from data, so a full cache is cleared. */
export function pattern(text: string): RE2JS | RulesFailure {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  if (cache.size >= CACHED_PATTERNS) cache.clear();
  const compiled = compile(text);
  cache.set(text, compiled);
  return compiled;
}

function compile(text: string): RE2JS | RulesFailure {
  try {
    return RE2JS.compile(text);
  } catch (thrown) {
    return error(`Invalid regular expression: ${thrown instanceof Error ? thrown.message : String(thrown)}.`);
  }
}

export const INVALID_REPLACEMENT = 'This replacement is malformed: "$" is followed by the number of a group.';

/** Checks whether every unescaped `$` is followed by a digit, but not whether the group exists. */
export function isReplacement(text: string): boolean {
  return /^(?:[^$\\]|\\[^]|\$[0-9])*$/.test(text);
}
