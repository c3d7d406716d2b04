import type { Caller } from '../caller';
import type { Fields, Micros } from '../firestore/model';

export type RulesService = 'cloud.firestore' | 'firebase.storage';
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A Firestore document in the form that rules see. `path` is '/databases/(default)/documents/c/d'. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** A Storage object in the form that rules see; absent members are null. Times are in µs. */
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

/** A filter of a list query, with the wire format's operator names. Unary filters have no value. */
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
 * The query of a list request. `field` paths are split into segments; the document name is `['__name__']`.
 * The request's `path` is the collection's path ('/databases/(default)/documents/c'). For a collection group
 * it is the parent's path, and `collectionGroup` names the collection.
 */
export interface RulesQuery {
  readonly where?: RulesFilter;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit?: number;
  readonly offset?: number;
  readonly collectionGroup?: string;
}

/**
 * The distinct documents looked up so far, shared by the operations of one batch. Exceeding the limit denies
 * everything.
 */
export interface AccessBudget {
  readonly limit: number;
  readonly paths: Set<string>;
}

export interface RulesRequest {
  readonly method: RulesMethod;
  /**
   * The full path below the service, e.g. '/databases/(default)/documents/c/d' or '/b/bucket/o/dir/file.png'.
   */
  readonly path: string;
  readonly caller: Exclude<Caller, { kind: 'admin' }>;
  readonly time: Micros;
  /** The stored document or object; null if there is none. Unused for list. */
  readonly resource: RulesDocument | RulesObject | null;
  /** The document or object after the write; only for create and update. */
  readonly requestResource?: RulesDocument | RulesObject;
  /** The query; only for Firestore list. */
  readonly query?: RulesQuery;
  /** Returns the committed document at a full path; null if absent. */
  readonly get: (path: string) => RulesDocument | null;
  /** Returns the document after the whole batch; only for writes. */
  readonly getAfter?: (path: string) => RulesDocument | null;
  /** The budgets: 10 documents for this operation and, if operations share one, 20 for the request. */
  readonly budgets: readonly AccessBudget[];
}

export interface RulesDecision {
  readonly allowed: boolean;
  /** The number of evaluated expressions, counted as the service counts. */
  readonly expressions: number;
  /**
   * Explains the decision to a developer: each tried allow statement with its position (file:line:column) and
   * the result of its condition. For a failed condition it adds the deciding part with its value or error.
   */
  explain(): string;
}

export interface Ruleset {
  readonly service: RulesService;
  /**
   * Warnings about names, functions and argument counts that do not exist, which load but fail when
   * evaluated. Each begins with `file:line:column`; undefined for none.
   */
  readonly warnings?: readonly string[];
  decide(request: RulesRequest): RulesDecision;
}

/** One operation of a request, with the number of expressions evaluated for it. */
export interface JudgedOperation extends Pick<RulesRequest, 'method' | 'path' | 'requestResource'> {
  readonly expressions: number;
}

/** The rules' decision on a request, for tools that measure the rules. */
export interface Judgement {
  readonly service: RulesService;
  /** The decided operations: all, or those up to the refused one. */
  readonly operations: readonly JudgedOperation[];
  readonly isAllowed: boolean;
  /** Checks whether other rules would have allowed the request. Call it before the next request is judged. */
  readonly isAllowedUnder: (rules: Ruleset) => boolean;
}

/** Thrown when a rules file cannot be loaded. `message` begins with `file:line:column`; both count from 1. */
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
