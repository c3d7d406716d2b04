import { sameValue } from '@/shared/saving/values';

/** The fields of `after` that differ from `before`, and what these held before: the patch and the base of a save. */
export function changedValues<T extends object>(
  before: { readonly [Name in keyof T]?: unknown },
  after: T,
): { readonly patch: Partial<T>; readonly base: { readonly [Name in keyof T]?: unknown } } {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => !sameValue(before[name], after[name]));
  const pick = (values: { readonly [Name in keyof T]?: unknown }) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return { patch: pick(after) as Partial<T>, base: pick(before) as { [Name in keyof T]?: unknown } };
}
