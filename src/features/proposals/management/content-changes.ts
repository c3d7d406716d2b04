import { sameValue } from '@/shared/saving/values';
import { labelOf, proposalTexts } from './texts';

const texts = proposalTexts.changes;

/** As many as a version holds. */
const most = 40;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parsedContent(json: string): Fields {
  try {
    const parsed: unknown = JSON.parse(json);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** The parts that a change is told by: slides and cards by their name, everything else by field. */
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
    else parts.set(field, { name: labelOf(field), value });
  }
  return parts;
}

/** What is new in a text against the one that went out before, one sentence for each part. */
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
  const kept = (of: typeof old, other: typeof old) => [...of.keys()].filter((key) => other.has(key)).join();
  if (kept(old, now) !== kept(now, old)) changes.push(texts.moved);
  return (changes.length > 0 ? changes : [texts.none]).slice(0, most).map((change) => change.slice(0, 200));
}

/** Two people's changes of one content: each part that only one of them changed. Undefined where both changed the same. */
export function mergeContents(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    const merged: Record<string, unknown> = {};
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const value = mergeContents(base[name], mine[name], theirs[name]);
      // A part that one of them removed and the other left alone is gone.
      if (value === undefined && !(mine[name] === undefined || theirs[name] === undefined)) return undefined;
      if (value === undefined && !sameValue(base[name], mine[name]) && !sameValue(base[name], theirs[name]))
        return undefined;
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }
  const lists = [base, mine, theirs];
  if (
    lists.every((list) => Array.isArray(list)) &&
    lists.every((list) => (list as unknown[]).length === (base as unknown[]).length)
  ) {
    const merged = (base as unknown[]).map((each, place) =>
      mergeContents(each, (mine as unknown[])[place], (theirs as unknown[])[place]),
    );
    return merged.includes(undefined) ? undefined : merged;
  }
  return undefined;
}

/** The same for the stored texts. */
export function mergeContentTexts(base: unknown, mine: unknown, theirs: unknown): string | undefined {
  const [start, ours, others] = [base, mine, theirs].map((json) => parsedContent(String(json)));
  const merged = mergeContents(start, ours, others);
  return merged === undefined ? undefined : JSON.stringify(merged);
}
