import type { Caller } from '../caller';
import type { RulesRequest, Ruleset } from '../rules/contract';
import { StatusError } from '../status';
import type { Json } from './contract';
import { createFirestoreService, type FirestoreServiceOptions } from './service';

export const DATABASE = 'projects/demo-p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const ADMIN: Caller = { kind: 'admin' };
export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Rules in the form of a function. */
export function rulesThat(allow: (request: RulesRequest) => boolean): Ruleset {
  return {
    service: 'cloud.firestore',
    decide: (request) => ({
      allowed: allow(request),
      expressions: 0,
      explain: () => `the test's rules on ${request.path}`,
    }),
  };
}

/** A service with some shorthand around it; only admins get in unless `options` say otherwise. */
export function testService(options: Partial<FirestoreServiceOptions> = {}) {
  const service = createFirestoreService({ rulesFor: () => undefined, ...options });
  const write = (writes: Json[], caller: Caller = ADMIN) =>
    service.commit(caller, { database: DATABASE, writes });
  return {
    service,
    database: service.database(DATABASE),
    write,
    /** Stores a document whole; `path` is relative to the root. */
    set: (path: string, fields: Json, caller: Caller = ADMIN) =>
      write([{ update: { name: `${ROOT}/${path}`, fields } }], caller),
    /** Stored fields; undefined when there is no document. */
    fieldsOf: (path: string) => service.database(DATABASE).get(`${ROOT}/${path}`)?.fields,
    /** Ids in the query's result. */
    ids: (structuredQuery: Json, parent = ROOT) =>
      service
        .runQuery(ADMIN, { parent, structuredQuery })
        .flatMap((answer) => ('document' in answer ? [idOf(answer.document)] : [])),
  };
}

export function idOf(document: unknown): string {
  return (document as { name: string }).name.slice(ROOT.length + 1);
}

/** 'STATUS: message' of what the call throws or rejects with. */
export async function refusal(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    if (error instanceof StatusError) return `${error.status}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

export const int = (value: number | string) => ({ integerValue: String(value) });
export const double = (value: number | string) => ({ doubleValue: value });
export const text = (value: string) => ({ stringValue: value });
export const array = (...values: Json[]) => ({ arrayValue: { values } });
export const map = (fields: Json) => ({ mapValue: { fields } });
export const field = (fieldPath: string) => ({ fieldPath });
export const where = (path: string, op: string | number, value: Json) => ({
  fieldFilter: { field: field(path), op, value },
});
export const unary = (path: string, op: string | number) => ({ unaryFilter: { field: field(path), op } });
export const and = (...filters: Json[]) => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: Json[]) => ({ compositeFilter: { op: 'OR', filters } });
