import type { RulesDocument, RulesObject, RulesQuery, RulesRequest } from '../contract';
import { FieldsMap } from '../values/firestore-value';
import {
  LiteralMap,
  ListValue,
  MapValue,
  PathValue,
  type Result,
  type RulesValue,
  StructValue,
  TimestampValue,
  undefinedProperty,
} from '../values/value';

const FIRESTORE_REQUEST: ReadonlySet<string> = new Set([
  'auth',
  'method',
  'path',
  'time',
  'resource',
  'query',
]);
const STORAGE_REQUEST: ReadonlySet<string> = new Set(['auth', 'method', 'path', 'time', 'resource']);
const FIRESTORE_RESOURCE: ReadonlySet<string> = new Set(['data', 'id', '__name__']);
const STORAGE_RESOURCE: ReadonlySet<string> = new Set([
  'name',
  'bucket',
  'generation',
  'metageneration',
  'size',
  'timeCreated',
  'updated',
  'md5Hash',
  'crc32c',
  'etag',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
  'cacheControl',
  'metadata',
]);

/** The members of `request` and of a resource, used to warn about misspelt ones. */
export const MEMBERS = {
  'cloud.firestore': { request: FIRESTORE_REQUEST, resource: FIRESTORE_RESOURCE },
  'firebase.storage': { request: STORAGE_REQUEST, resource: STORAGE_RESOURCE },
} as const;

/** The members `limit` and `offset`. An absent one is null, so that comparing it fails. */
export const QUERY_MEMBERS: ReadonlySet<string> = new Set(['limit', 'offset']);

/** Converts µs since the epoch to a timestamp. */
function timestamp(micros: number): TimestampValue {
  return new TimestampValue(BigInt(micros) * 1000n);
}

export function pathSegments(path: string): string[] {
  return path.replace(/^\//, '').split('/');
}

/** Converts a document to the value of `resource` and of `get()`. */
export function documentValue(document: RulesDocument): StructValue {
  const segments = pathSegments(document.path);
  const data = new FieldsMap(document.fields);
  return new StructValue('resource', (name) => {
    switch (name) {
      case 'data':
        return data;
      case 'id':
        return segments.at(-1) ?? '';
      case '__name__':
        return new PathValue(segments);
      default:
        return undefined;
    }
  });
}

/** Converts a Storage object to the value of `resource`; absent members are null. */
export function objectValue(object: RulesObject): StructValue {
  return new StructValue('resource', (name) => {
    if (!STORAGE_RESOURCE.has(name)) return undefined;
    switch (name) {
      case 'size':
      case 'generation':
      case 'metageneration': {
        const value = object[name];
        return value === undefined ? null : BigInt(value);
      }
      case 'timeCreated':
      case 'updated': {
        const value = object[name];
        return value === undefined ? null : timestamp(value);
      }
      case 'metadata':
        return object.metadata === undefined
          ? null
          : new LiteralMap(new Map(Object.entries(object.metadata)));
      default:
        return object[name as 'name'] ?? null;
    }
  });
}

export function resourceValue(resource: RulesDocument | RulesObject | null | undefined): RulesValue {
  if (resource === null || resource === undefined) return null;
  return 'fields' in resource ? documentValue(resource) : objectValue(resource);
}

/**
 * Builds the value of `request`. `path` is the path of the document or object, or the reason why it is
 * unknown.
 */
export function requestValue(request: RulesRequest, path: Result): StructValue {
  const auth = authValue(request.caller);
  const time = timestamp(request.time);
  const resource = resourceValue(request.requestResource);
  return new StructValue('request', (name) => {
    switch (name) {
      case 'auth':
        return auth;
      case 'method':
        return request.method;
      case 'path':
        return path;
      case 'time':
        return time;
      case 'resource':
        return resource;
      case 'query':
        return request.query === undefined ? undefinedProperty('query') : queryValue(request.query);
      default:
        return undefined;
    }
  });
}

function queryValue(query: RulesQuery): StructValue {
  return new StructValue('query', (name) => {
    if (!QUERY_MEMBERS.has(name)) return undefined;
    const value = query[name as 'limit' | 'offset'];
    return value === undefined ? null : BigInt(value);
  });
}

function authValue(caller: RulesRequest['caller']): RulesValue {
  if (caller.kind === 'anonymous') return null;
  return new LiteralMap(
    new Map<string, RulesValue>([
      ['uid', caller.uid],
      ['token', new ClaimsMap(caller.token)],
    ]),
  );
}

/** The claims of an ID token; whole numbers become ints. */
class ClaimsMap extends MapValue {
  private readonly claims: Readonly<Record<string, unknown>>;

  constructor(claims: Readonly<Record<string, unknown>>) {
    super();
    this.claims = claims;
  }

  get(key: string): RulesValue | undefined {
    return this.has(key) ? fromJson(this.claims[key]) : undefined;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.claims, key) && this.claims[key] !== undefined;
  }

  keys(): readonly string[] {
    return Object.keys(this.claims).filter((key) => this.has(key));
  }
}

function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return new ListValue(value.map(fromJson));
  if (typeof value === 'object' && value !== null) return new ClaimsMap(value as Record<string, unknown>);
  return null;
}
