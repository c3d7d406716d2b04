import type { Lookups } from './evaluation';
import { documentValue } from './request-value';
import { isPartial } from '../values/partial';
import { show } from './show';
import { error, kindOf, PathValue, type Result, RulesFailure, type RulesValue } from '../values/value';

export type Access = (path: RulesValue, lookups: Lookups) => Result;

function get(time: 'before' | 'after'): Access {
  return (path, lookups) => {
    const document = look(path, lookups, time);
    if (document instanceof RulesFailure) return document;
    return document === null ? error(`There is no document at ${show(path)}.`) : documentValue(document);
  };
}

function exists(time: 'before' | 'after'): Access {
  return (path, lookups) => {
    const document = look(path, lookups, time);
    return document instanceof RulesFailure ? document : document !== null;
  };
}

function look(path: RulesValue, lookups: Lookups, time: 'before' | 'after'): ReturnType<Lookups['document']> {
  if (path instanceof PathValue) return lookups.document(path, time);
  if (isPartial(path)) return path.unknown();
  return error(`Unsupported operation error. Received: get(${kindOf(path)}). Expected: get(path).`);
}

/** The functions that read other documents. They bypass the rules and use the request's budgets. */
export const ACCESS_FUNCTIONS: ReadonlyMap<string, Access> = new Map([
  ['get', get('before')],
  ['exists', exists('before')],
  ['getAfter', get('after')],
  ['existsAfter', exists('after')],
]);

/** The functions that Storage rules call as `firestore.get` and `firestore.exists`. */
export const STORAGE_ACCESS_FUNCTIONS: ReadonlyMap<string, Access> = new Map([
  ['get', get('before')],
  ['exists', exists('before')],
]);
