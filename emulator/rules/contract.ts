import type { Caller } from '../caller';
import type { Fields, Micros } from '../firestore/model';

export type RulesService = 'cloud.firestore' | 'firebase.storage';
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A Firestore document as rules see it. `path` is '/databases/(default)/documents/c/d'. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** A Storage object as rules see it; absent members read as null. Times in µs. */
export interface RulesObject {
  readonly name: string;
  readonly bucket: string;
  readonly size: number;
  readonly contentType?: string;
  readonly generation?: number;
  readonly metageneration?: number;
  readonly timeCreated?: Micros;
  readonly updated?: Micros;
  readonly md5Hash?: string;
  readonly crc32c?: string;
  readonly etag?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly cacheControl?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A filter of a list query, in the wire's operator names; unary filters carry no value. */
export type RulesFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly RulesFilter[] }
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      readonly op: string;
      readonly value: Fields[string];
    }
  | { readonly kind: 'unary'; readonly field: readonly string[]; readonly op: string };

/**
 * What a list request asks for. `field` paths are split into segments; the document name is `['__name__']`.
 * `path` of the request is the collection's path ('/databases/(default)/documents/c'), for a collection
 * group that of the parent, with `collectionGroup` naming the collection.
 */
export interface RulesQuery {
  readonly where?: RulesFilter;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit?: number;
  readonly offset?: number;
  readonly collectionGroup?: string;
}

/** Distinct documents looked up so far; shared by the operations of one batch. Exceeding it denies everything. */
export interface AccessBudget {
  readonly limit: number;
  readonly paths: Set<string>;
}

export interface RulesRequest {
  readonly method: RulesMethod;
  /** Full path below the service, e.g. '/databases/(default)/documents/c/d' or '/b/bucket/o/dir/file.png'. */
  readonly path: string;
  readonly caller: Exclude<Caller, { kind: 'admin' }>;
  readonly time: Micros;
  /** The stored document or object; null when there is none. Unused for list. */
  readonly resource: RulesDocument | RulesObject | null;
  /** The document or object as it will be; present for create and update. */
  readonly requestResource?: RulesDocument | RulesObject;
  /** Present for Firestore list. */
  readonly query?: RulesQuery;
  /** Committed state, by full path; null when absent. */
  readonly get: (path: string) => RulesDocument | null;
  /** State after the whole batch; only for writes. */
  readonly getAfter?: (path: string) => RulesDocument | null;
  /** Limits for this operation (10) and, where several operations share one, for the request (20). */
  readonly budgets: readonly AccessBudget[];
}

export interface RulesDecision {
  readonly allowed: boolean;
  /** Expressions that were evaluated, in the service's count. */
  readonly expressions: number;
  /**
   * Why, for a developer: each allow statement that was tried with its place (file:line:column), what its
   * condition came to, and for a failed condition the deciding part with the value or error it gave.
   */
  explain(): string;
}

export interface Ruleset {
  readonly service: RulesService;
  /**
   * What loads, but fails whenever it is evaluated: names, functions and argument counts that do not exist. Each
   * begins with `file:line:column`. Absent: nothing.
   */
  readonly warnings?: readonly string[];
  decide(request: RulesRequest): RulesDecision;
}

/** One operation of a request, with the number of expressions that deciding it took. */
export interface JudgedOperation extends Pick<RulesRequest, 'method' | 'path' | 'requestResource'> {
  readonly expressions: number;
}

/** What the rules said to a request, for whoever measures the rules themselves. */
export interface Judgement {
  readonly service: RulesService;
  /** Those that were decided: all, or those up to the refused one. */
  readonly operations: readonly JudgedOperation[];
  readonly isAllowed: boolean;
  /** Whether other rules would have allowed it, at this moment: before the next request is judged. */
  readonly isAllowedUnder: (rules: Ruleset) => boolean;
}

/** A rules file that cannot be loaded; `message` begins with `file:line:column`. Lines and columns count from 1. */
export class RulesSourceError extends Error {
  override readonly name = 'RulesSourceError';
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(file: string, line: number, column: number, reason: string) {
    super(`${file}:${line}:${column}: ${reason}`);
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
