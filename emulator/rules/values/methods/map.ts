import { canonicalKey, compareStrings, setOf } from '../equality';
import { ListValue, MapDiffValue, MapValue, type RulesValue, type SetValue } from '../value';
import { methodTable, property, wrongArguments } from './method';

/** Returns the keys of `map.get`: one, or those of nested maps; undefined for anything else. */
export function keyPath(key: RulesValue | undefined): readonly string[] | undefined {
  if (typeof key === 'string') return [key];
  if (!(key instanceof ListValue) || key.items.length === 0) return undefined;
  const keys = key.items.filter((item) => typeof item === 'string');
  return keys.length === key.items.length ? keys : undefined;
}

export const MAP_METHODS = methodTable<MapValue>({
  keys: property((map) => new ListValue(map.keys().toSorted(compareStrings))),
  values: property((map) => new ListValue(map.keys().map((key) => map.get(key) ?? null))),
  size: property((map) => BigInt(map.keys().length)),
  get: {
    arity: 2,
    call(map, args) {
      const [key, fallback = null] = args;
      const keys = keyPath(key);
      if (keys === undefined) return wrongArguments('get', args, 'string or list of strings, value');
      let value: RulesValue = map;
      for (const name of keys) {
        if (!(value instanceof MapValue) || !value.has(name)) return fallback;
        value = value.get(name) ?? null;
      }
      return value;
    },
  },
  diff: {
    arity: 1,
    call(map, args) {
      const [other] = args;
      return other instanceof MapValue ? new MapDiffValue(map, other) : wrongArguments('diff', args, 'map');
    },
  },
});

function leftKeys({ left }: MapDiffValue, keep: (key: string) => boolean): string[] {
  return left.keys().filter(keep);
}

function isChanged({ left, right }: MapDiffValue, key: string): boolean {
  return canonicalKey(left.get(key) ?? null) !== canonicalKey(right.get(key) ?? null);
}

function added(diff: MapDiffValue): string[] {
  return leftKeys(diff, (key) => !diff.right.has(key));
}

function removed({ left, right }: MapDiffValue): string[] {
  return right.keys().filter((key) => !left.has(key));
}

function changed(diff: MapDiffValue): string[] {
  return leftKeys(diff, (key) => diff.right.has(key) && isChanged(diff, key));
}

function keySet(keys: readonly string[]): SetValue {
  return setOf(keys.toSorted());
}

export const MAP_DIFF_METHODS = methodTable<MapDiffValue>({
  addedKeys: property((diff) => keySet(added(diff))),
  removedKeys: property((diff) => keySet(removed(diff))),
  changedKeys: property((diff) => keySet(changed(diff))),
  unchangedKeys: property((diff) =>
    keySet(leftKeys(diff, (key) => diff.right.has(key) && !isChanged(diff, key))),
  ),
  affectedKeys: property((diff) => keySet([...added(diff), ...removed(diff), ...changed(diff)])),
});
