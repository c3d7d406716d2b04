interface SelfComparing {
  isEqual(other: unknown): boolean;
}

function isSelfComparing(value: object): value is SelfComparing {
  return 'isEqual' in value && typeof value.isEqual === 'function';
}

/**
 * Returns the path of the first difference; undefined if there is none. Numbers compare by identity: -0 is
 * not 0.
 */
function difference(actual: unknown, expected: unknown, path: string): string | undefined {
  if (Object.is(actual, expected)) return undefined;
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null) {
    return path;
  }
  if (isSelfComparing(expected)) {
    return isSelfComparing(actual) && actual.isEqual(expected) ? undefined : path;
  }
  if (Array.isArray(actual) !== Array.isArray(expected)) return path;
  for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
    const inner = `${path}.${key}`;
    if (!Object.hasOwn(actual, key) || !Object.hasOwn(expected, key)) return inner;
    const found = difference(Reflect.get(actual, key), Reflect.get(expected, key), inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Formats a value for a message, including values that JSON would merge. */
function show(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (Object.is(part, -0)) return '-0';
    if (typeof part === 'bigint' || part === undefined) return String(part);
    return typeof part === 'number' && !Number.isFinite(part) ? String(part) : part;
  });
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

/** Throws unless the two are deeply equal. Values of the SDKs are compared by their `isEqual`. */
export function expectEqual(actual: unknown, expected: unknown, what = 'value'): void {
  const place = difference(actual, expected, what);
  if (place === undefined) return;
  throw new Error(`${place} differs: got ${show(actual)}, expected ${show(expected)}`);
}

export function expectTrue(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Not so: ${what}`);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '(no code)';
}

/** Throws unless the promise rejects with this code and, if given, a matching message. */
export async function expectRejection(
  attempt: Promise<unknown>,
  code: string,
  message = /(?:)/,
): Promise<void> {
  let outcome: unknown;
  try {
    outcome = await attempt;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (codeOf(error) === code && message.test(text)) return;
    throw new Error(`Rejected with ${codeOf(error)} "${text}", expected ${code} and ${String(message)}`, {
      cause: error,
    });
  }
  throw new Error(`Fulfilled with ${show(outcome)}, expected a rejection with ${code}`);
}
