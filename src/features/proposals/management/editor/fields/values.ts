import { isRecord } from './schema-bounds';

/** Field names and list indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** Returns the value at a path, or undefined if a part of the path is missing. */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)] as unknown;
    return isRecord(at) ? at[String(name)] : undefined;
  }, content);

/** Returns a copy with the value at a path replaced. An undefined value removes the field. */
export function withValueAt(content: unknown, path: Path, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(content))
    return content.with(Number(name), withValueAt(content[Number(name)], rest, value)) as unknown;
  const fields = isRecord(content) ? content : {};
  const next = withValueAt(fields[String(name)], rest, value);
  if (next !== undefined) return { ...fields, [name]: next };
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== String(name)));
}

/** Returns a list with one entry moved to another index. */
export const movedEntry = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const entry = list[from];
  return entry === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, entry);
};
