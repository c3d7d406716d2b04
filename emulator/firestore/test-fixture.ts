import type { Caller } from '../caller';
import type { RulesRequest, Ruleset } from '../rules/contract';
import { StatusError } from '../status';
import type { Json } from './contract';
import { createFirestoreService, type FirestoreServiceOptions } from './service';

export const DATABASE = 'projects/demo-p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const ADMIN: Caller = { kind: 'admin' };
export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Creates rules from a function. */
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

/** Creates a service with shorthand methods. Only admins have access unless `options` set rules. */
export function testService(options: Partial<FirestoreServiceOptions> = {}) {
  const service = createFirestoreService({ rulesFor: () => undefined, ...options });
  const write = (writes: Json[], caller: Caller = ADMIN) =>
    service.commit(caller, { database: DATABASE, writes });
  return {
    service,
    database: service.database(DATABASE),
    write,
    /** Stores a whole document; `path` is relative to the root. */
    set: (path: string, fields: Json, caller: Caller = ADMIN) =>
      write([{ update: { name: `${ROOT}/${path}`, fields } }], caller),
    /** Returns the stored fields; undefined if there is no document. */
    fieldsOf: (path: string) => service.database(DATABASE).get(`${ROOT}/${path}`)?.fields,
    /** Returns the ids in the query's result. */
    ids: (structuredQuery: Json, parent = ROOT) =>
      service
        .runQuery(ADMIN, { parent, structuredQuery })
        .flatMap((answer) => ('document' in answer ? [idOf(answer.document)] : [])),
  };
}

export function idOf(document: unknown): string {
  return (document as { name: string }).name.slice(ROOT.length + 1);
}

/** Returns 'STATUS: message' of the error that the call throws or rejects with. */
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
