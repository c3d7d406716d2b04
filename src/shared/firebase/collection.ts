import * as z from 'zod/mini';

/**
 * A collection, as writing needs it. Public pages use it to declare collections without zod, which would be
 * too large for them.
 */
export interface CollectionPath<T> {
  /** 'bundleRequests', or 'manualContacts/abc/emails' for a collection below a document. */
  readonly path: string;
  /** Never set. Carries the documents' type for the compiler. */
  readonly documents?: (documents: T) => T;
}

/** A collection's path, and the schema that parses everything read from it. */
export interface Collection<T> {
  readonly path: string;
  readonly schema: z.core.$ZodType<T>;
}

/** A collection group: all collections with one name. The ids of its documents are full paths. */
export interface CollectionGroup<T> {
  readonly groupId: string;
  readonly schema: z.core.$ZodType<T>;
}

/** Defines a collection with the schema of its documents. Database times arrive as Date. */
export function defineCollection<T>(path: string, schema: z.core.$ZodType<T>): Collection<T> {
  return { path, schema };
}

/** Defines a subcollection. `of` is the one below a document, `group` is all of them. */
export function defineSubcollection<T>(
  name: string,
  schema: z.core.$ZodType<T>,
): {
  readonly of: (parent: { readonly path: string }, parentId: string) => Collection<T>;
  readonly group: CollectionGroup<T>;
} {
  return {
    of: (parent, parentId) => ({ path: `${parent.path}/${parentId}/${name}`, schema }),
    group: { groupId: name, schema },
  };
}

export type WithId<T> = T & { readonly id: string };

/**
 * A stored document that does not match its schema. It is shown as such and never rewritten by viewing it.
 */
export interface InvalidDocument {
  readonly id: string;
  readonly reason: string;
}

export type ParsedDocument<T> =
  | { readonly ok: true; readonly document: WithId<T> }
  | { readonly ok: false; readonly invalid: InvalidDocument };

/** A position in an ordered list, as text that fits into an address. */
export type Cursor = string;

/**
 * One page of a list: the valid documents in the query's order, the invalid ones, and the cursors of its
 * ends.
 */
export interface DocumentList<T> {
  readonly documents: readonly WithId<T>[];
  readonly invalid: readonly InvalidDocument[];
  /** Undefined if nothing was found. */
  readonly cursors: { readonly first: Cursor; readonly last: Cursor } | undefined;
}

/** Returns the message for one issue. Our small build of zod has no messages, and staff see the reason. */
function textOf(issue: z.core.$ZodIssue): string {
  const expected = 'expected' in issue ? issue.expected : 'values' in issue ? issue.values.join(' or ') : '';
  const place = issue.path.length > 0 ? issue.path.join('.') : 'document';
  return expected === '' ? `${place}: ${issue.message}` : `${place}: expected ${expected}`;
}

/** Parses a stored document. Returns the document, or why it is invalid. */
export function parseDocument<T>(
  { schema }: { readonly schema: z.core.$ZodType<T> },
  id: string,
  data: unknown,
): ParsedDocument<T> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return { ok: true, document: { ...parsed.data, id } };
  return { ok: false, invalid: { id, reason: parsed.error.issues.map(textOf).join('\n') } };
}
