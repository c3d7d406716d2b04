import { sameValue } from '@/shared/saving/values';
import { fieldLabel } from './editor/labels';
import { proposalTexts } from './texts';

const texts = proposalTexts.changes;

/** The number of changes that a version lists. */
const maxChanges = 40;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the content's JSON. Returns an empty object if it isn't valid. */
export function parsedContent(json: string): Fields {
  try {
    const parsed: unknown = JSON.parse(json);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns the parts that changes are named after: slides and cards by heading, all others by field. */
function partsOf(content: Fields): Map<string, { readonly name: string; readonly value: unknown }> {
  const parts = new Map<string, { name: string; value: unknown }>();
  for (const [field, value] of Object.entries(content)) {
    const named = Array.isArray(value) ? value.filter(isFields) : [];
    const key = named.every(({ id }) => typeof id === 'string') ? 'id' : 'slug';
    if (named.length > 0 && named.every((each) => typeof each[key] === 'string'))
      for (const each of named)
        parts.set(`${field}/${String(each[key])}`, {
          name: String(each['heading'] ?? each['title'] ?? each[key]),
          value: each,
        });
    else parts.set(field, { name: fieldLabel(field) ?? field, value });
  }
  return parts;
}

/** Compares a text with the published one. Returns one sentence for each changed part. */
export function changesBetween(before: string | undefined, after: string): readonly string[] {
  if (before === undefined) return [texts.first];
  const [old, now] = [partsOf(parsedContent(before)), partsOf(parsedContent(after))];
  const changes = [
    ...[...now].flatMap(([key, { name, value }]) => {
      const was = old.get(key);
      if (was === undefined) return [texts.added(name)];
      return sameValue(was.value, value) ? [] : [texts.changed(name)];
    }),
    ...[...old].flatMap(([key, { name }]) => (now.has(key) ? [] : [texts.removed(name)])),
  ];
  const common = (of: typeof old, other: typeof old) => [...of.keys()].filter((key) => other.has(key)).join();
  if (common(old, now) !== common(now, old)) changes.push(texts.moved);
  return (changes.length > 0 ? changes : [texts.none])
    .slice(0, maxChanges)
    .map((change) => change.slice(0, 200));
}

/** Entries with unique ids. Two people can add, move and change them independently. */
type Identified = readonly (Fields & { readonly id: string })[];

const isIdentified = (value: unknown): value is Identified =>
  Array.isArray(value) &&
  value.every((each) => isFields(each) && typeof each['id'] === 'string') &&
  new Set(value.map((each: Fields) => each['id'])).size === value.length;

/**
 * Merges two orders of ids. Returns undefined if both people moved the same entries to different positions.
 */
function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  const common = (ids: readonly string[]) =>
    ids.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id));
  const [start, ours, others] = [common(base).join(), common(mine).join(), common(theirs).join()];
  if (ours !== start && others !== start && ours !== others) return undefined;
  const [leading, following] = ours === start ? [theirs, mine] : [mine, theirs];
  const order = [...leading];
  for (const [index, id] of following.entries()) {
    if (order.includes(id)) continue;
    const before = following.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * Merges lists by their entries' ids. Returns undefined if one person removed an entry that the other
 * changed.
 */
function mergeIdentified(base: Identified, mine: Identified, theirs: Identified): unknown {
  const lists = [base, mine, theirs];
  const idsOf = (list: Identified) => list.map(({ id }) => id);
  const order = mergedOrder(idsOf(base), idsOf(mine), idsOf(theirs));
  if (order === undefined) return undefined;
  const merged: unknown[] = [];
  for (const id of order) {
    const [was, ours, others] = lists.map((list) => list.find((each) => each.id === id));
    const isRemoved = was !== undefined && (ours === undefined || others === undefined);
    if (isRemoved) {
      if (!sameValue(was, ours ?? others ?? was)) return undefined;
    } else {
      const entry = was === undefined ? added(ours, others) : mergeContents(was, ours, others);
      if (entry === undefined) return undefined;
      merged.push(entry);
    }
  }
  return merged;
}

/** Returns an entry that one person added, or that both added with the same value. */
const added = (mine: unknown, theirs: unknown): unknown =>
  mine === undefined || theirs === undefined || sameValue(mine, theirs) ? (mine ?? theirs) : undefined;

/**
 * Merges two people's changes to the same content. Keeps each part that only one of them changed. Returns
 * undefined for a conflict: both changed the same part, or one removed a part that the other changed.
 */
export function mergeContents(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    const merged: Record<string, unknown> = {};
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const value = mergeContents(base[name], mine[name], theirs[name]);
      const isRemoved =
        (mine[name] === undefined && sameValue(base[name], theirs[name])) ||
        (theirs[name] === undefined && sameValue(base[name], mine[name]));
      if (value === undefined && !isRemoved) return undefined;
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }
  if (isIdentified(base) && isIdentified(mine) && isIdentified(theirs))
    return mergeIdentified(base, mine, theirs);
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  // Entries without ids may have been moved, so two changes at one index are a conflict.
  const merged = base.map((was: unknown, index): unknown => {
    const [ours, others] = [mine[index] as unknown, theirs[index] as unknown];
    if (sameValue(was, ours)) return others;
    return sameValue(was, others) || sameValue(ours, others) ? ours : undefined;
  });
  return merged.includes(undefined) ? undefined : merged;
}

/** Merges two contents that are stored as JSON. Returns undefined for a conflict. */
export function mergeContentTexts(base: unknown, mine: unknown, theirs: unknown): string | undefined {
  const [start, ours, others] = [base, mine, theirs].map((json) => parsedContent(String(json)));
  const merged = mergeContents(start, ours, others);
  return merged === undefined ? undefined : JSON.stringify(merged);
}
