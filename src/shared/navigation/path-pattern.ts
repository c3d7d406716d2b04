/** Values of the parameters in a path, such as `contactId` in `/dashboard/contacts/:contactId`. */
export type PathParameters = Readonly<Record<string, string>>;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const parameterOf = (segment: string): string | undefined =>
  segment.startsWith(':') ? segment.slice(1) : undefined;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the parameters of a path that matches a pattern, or undefined if it does not match. Like the
 * router, ignores case and trailing slashes. The router's own function would load React, and the first steps
 * of a visit do not wait for that.
 */
export function matchPattern(pattern: string, pathname: string): PathParameters | undefined {
  const asked = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (asked.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of asked.entries()) {
    const value = given[index] ?? '';
    const name = parameterOf(segment);
    if (name !== undefined) parameters[name] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return parameters;
}

/** Returns a pattern with its parameters filled in, or undefined if one is missing. */
export function fillPattern(pattern: string, parameters: PathParameters): string | undefined {
  const filled: string[] = [];
  for (const segment of segmentsOf(pattern)) {
    const name = parameterOf(segment);
    const value = name === undefined ? segment : parameters[name];
    if (!value) return undefined;
    filled.push(name === undefined ? segment : encodeURIComponent(value));
  }
  return `/${filled.join('/')}`;
}
