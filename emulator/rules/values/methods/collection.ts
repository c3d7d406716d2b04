import { toText } from '../../evaluation/conversion';
import { elementKey, setOf } from '../equality';
import { ListValue, RulesFailure, SetValue } from '../value';
import { type Method, methodTable, property, wrongArguments } from './method';

/** Keys of a list's elements; undefined for elements that equal nothing. */
type ListKeys = ReadonlySet<string | undefined>;

function listKeys({ items }: ListValue): ListKeys {
  return new Set(items.map(elementKey));
}

function isIn(keys: ListKeys, key: string | undefined): boolean {
  return key !== undefined && keys.has(key);
}

/** Creates a method that compares a list with another list. */
function ofLists(name: string, compare: (own: ListKeys, other: ListKeys) => boolean): Method<ListValue> {
  return {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!(other instanceof ListValue)) return wrongArguments(`list.${name}`, args, 'list');
      return compare(listKeys(receiver), listKeys(other));
    },
  };
}

/** Creates a method that compares a set with another set or a list. */
function ofSets(
  name: string,
  compare: (own: SetValue['elements'], other: SetValue['elements']) => boolean,
): Method<SetValue> {
  return {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (other instanceof SetValue) return compare(receiver.elements, other.elements);
      if (other instanceof ListValue) return compare(receiver.elements, setOf(other.items).elements);
      return wrongArguments(`set.${name}`, args, 'list or set');
    },
  };
}

function algebra(name: string, combine: (own: SetValue, other: SetValue) => SetValue): Method<SetValue> {
  return {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      return other instanceof SetValue
        ? combine(receiver, other)
        : wrongArguments(`set.${name}`, args, 'set');
    },
  };
}

function filtered(set: SetValue, keep: (key: string) => boolean): SetValue {
  return new SetValue(new Map([...set.elements].filter(([key]) => keep(key))));
}

export const LIST_METHODS = methodTable<ListValue>({
  size: property(({ items }) => BigInt(items.length)),
  hasAll: ofLists('hasAll', (own, other) => [...other].every((key) => isIn(own, key))),
  hasAny: ofLists('hasAny', (own, other) => [...other].some((key) => isIn(own, key))),
  hasOnly: ofLists('hasOnly', (own, other) => [...own].every((key) => isIn(other, key))),
  toSet: property(({ items }) => setOf(items)),
  concat: {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!(other instanceof ListValue)) return wrongArguments('list.concat', args, 'list');
      return new ListValue([...receiver.items, ...other.items]);
    },
  },
  join: {
    arity: 1,
    call(receiver, args) {
      const [separator] = args;
      if (typeof separator !== 'string') return wrongArguments('list.join', args, 'string');
      const texts: string[] = [];
      for (const item of receiver.items) {
        const text = toText(item);
        if (text instanceof RulesFailure) return text;
        texts.push(text);
      }
      return texts.join(separator);
    },
  },
  removeAll: {
    arity: 1,
    call(receiver, args) {
      const [other] = args;
      if (!(other instanceof ListValue)) return wrongArguments('list.removeAll', args, 'list');
      const removed = listKeys(other);
      return new ListValue(receiver.items.filter((item) => !isIn(removed, elementKey(item))));
    },
  },
});

export const SET_METHODS = methodTable<SetValue>({
  size: property(({ elements }) => BigInt(elements.size)),
  hasAll: ofSets('hasAll', (own, other) => [...other.keys()].every((key) => own.has(key))),
  hasAny: ofSets('hasAny', (own, other) => [...other.keys()].some((key) => own.has(key))),
  hasOnly: ofSets('hasOnly', (own, other) => [...own.keys()].every((key) => other.has(key))),
  difference: algebra('difference', (own, other) => filtered(own, (key) => !other.elements.has(key))),
  intersection: algebra('intersection', (own, other) => filtered(own, (key) => other.elements.has(key))),
  union: algebra('union', (own, other) => new SetValue(new Map([...own.elements, ...other.elements]))),
});
