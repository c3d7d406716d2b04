const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values say the same: times by the moment, lists and objects by their parts; a missing part is undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
  if (one instanceof Blob || other instanceof Blob || Array.isArray(one) !== Array.isArray(other))
    return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((part) =>
    isSameValue(one[part], other[part]),
  );
}

/** The fields of `after` that differ from `before`, and what these held before: the patch and the base of a save. */
export function changedValues<T extends object>(
  before: { readonly [Name in keyof T]?: unknown },
  after: T,
): { readonly patch: Partial<T>; readonly base: { readonly [Name in keyof T]?: unknown } } {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => !isSameValue(before[name], after[name]));
  const pick = (values: { readonly [Name in keyof T]?: unknown }) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return { patch: pick(after) as Partial<T>, base: pick(before) as { [Name in keyof T]?: unknown } };
}
