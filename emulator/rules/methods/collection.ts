import { canonicalKey, setOf } from '../equality';
import { ListValue, type RulesValue, SetValue } from '../value';
import { type Method, methodTable, property, wrongArguments } from './method';

type Collection = ListValue | SetValue;

/** Keys of the elements; a list's are not kept, it is asked once as a rule. */
function keysOf(collection: Collection): ReadonlySet<string> | ReadonlyMap<string, RulesValue> {
  return collection instanceof SetValue ? collection.elements : new Set(collection.items.map(canonicalKey));
}

function isCollection(value: RulesValue | undefined): value is Collection {
  return value instanceof ListValue || value instanceof SetValue;
}

function comparison(
  name: string,
  compare: (own: ReturnType<typeof keysOf>, other: ReturnType<typeof keysOf>) => boolean,
): Method<Collection> {
  return {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!isCollection(other)) return wrongArguments(name, args, 'list or set');
      return compare(keysOf(receiver), keysOf(other));
    },
  };
}

function algebra(name: string, combine: (own: SetValue, other: SetValue) => SetValue): Method<SetValue> {
  return {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      return other instanceof SetValue ? combine(receiver, other) : wrongArguments(name, args, 'set');
    },
  };
}

function filtered(set: SetValue, keep: (key: string) => boolean): SetValue {
  return new SetValue(new Map([...set.elements].filter(([key]) => keep(key))));
}

const hasAll = comparison('hasAll', (own, other) => [...other.keys()].every((key) => own.has(key)));
const hasAny = comparison('hasAny', (own, other) => [...other.keys()].some((key) => own.has(key)));
const hasOnly = comparison('hasOnly', (own, other) => [...own.keys()].every((key) => other.has(key)));

export const LIST_METHODS = methodTable<ListValue>({
  size: property(({ items }) => BigInt(items.length)),
  hasAll,
  hasAny,
  hasOnly,
  toSet: property(({ items }) => setOf(items)),
  concat: {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!(other instanceof ListValue)) return wrongArguments('concat', args, 'list');
      return new ListValue([...receiver.items, ...other.items]);
    },
  },
  join: {
    arity: 1,
    call(receiver, args) {
      const [separator] = args;
      if (typeof separator !== 'string') return wrongArguments('join', args, 'string');
      const texts = receiver.items.filter((item) => typeof item === 'string');
      if (texts.length !== receiver.items.length) return wrongArguments('join', receiver.items, 'strings');
      return texts.join(separator);
    },
  },
  removeAll: {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!isCollection(other)) return wrongArguments('removeAll', args, 'list');
      const removed = keysOf(other);
      return new ListValue(receiver.items.filter((item) => !removed.has(canonicalKey(item))));
    },
  },
});

export const SET_METHODS = methodTable<SetValue>({
  size: property(({ elements }) => BigInt(elements.size)),
  hasAll,
  hasAny,
  hasOnly,
  difference: algebra('difference', (own, other) => filtered(own, (key) => !other.elements.has(key))),
  intersection: algebra('intersection', (own, other) => filtered(own, (key) => other.elements.has(key))),
  union: algebra('union', (own, other) => new SetValue(new Map([...own.elements, ...other.elements]))),
});
