import * as z from 'zod/mini';

/**
 * The documents of one shape, as far as writing needs it. Public pages, which cannot afford zod, declare their
 * collections as this.
 */
export interface CollectionPath<T> {
  /** 'bundleRequests', or 'manualContacts/abc/emails' for a collection below a document. */
  readonly path: string;
  /** Never set: carries the documents' type for the compiler. */
  readonly documents?: (documents: T) => T;
}

/** A collection's path and the schema that everything read from it passes through. */
export interface Collection<T> {
  readonly path: string;
  readonly schema: z.core.$ZodType<T>;
}

/** A collection group: all collections of one name. The ids of its documents are whole paths. */
export interface CollectionGroup<T> {
  readonly groupId: string;
  readonly schema: z.core.$ZodType<T>;
}

/** Names a collection once, with the schema of its documents (database times arrive as Date). */
export function defineCollection<T>(path: string, schema: z.core.$ZodType<T>): Collection<T> {
  return { path, schema };
}

/** Names a collection that stands below documents: `of` one of them, or all together as a `group`. */
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

/** A stored document that does not fit its schema: shown as such, never rewritten by viewing. */
export interface InvalidDocument {
  readonly id: string;
  readonly reason: string;
}

export type ParsedDocument<T> =
  | { readonly ok: true; readonly document: WithId<T> }
  | { readonly ok: false; readonly invalid: InvalidDocument };

/** A position in an ordered list, as text that may stand in an address. */
export type Cursor = string;

/** One page: the documents that fit their schema, in the query's order, those that do not, and where the page begins and ends. */
export interface DocumentList<T> {
  readonly documents: readonly WithId<T>[];
  readonly invalid: readonly InvalidDocument[];
  /** Undefined when nothing was found. */
  readonly cursors: { readonly first: Cursor; readonly last: Cursor } | undefined;
}

/** What is wrong in one place. The small build of zod has no messages of its own: the reason is shown to staff. */
function textOf(issue: z.core.$ZodIssue): string {
  const expected = 'expected' in issue ? issue.expected : 'values' in issue ? issue.values.join(' or ') : '';
  const place = issue.path.length > 0 ? issue.path.join('.') : 'document';
  return expected === '' ? `${place}: ${issue.message}` : `${place}: expected ${expected}`;
}

/** Validates a stored document: the parsed document, or why it is invalid. */
export function parseDocument<T>(
  { schema }: { readonly schema: z.core.$ZodType<T> },
  id: string,
  data: unknown,
): ParsedDocument<T> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return { ok: true, document: { ...parsed.data, id } };
  return { ok: false, invalid: { id, reason: parsed.error.issues.map(textOf).join('\n') } };
}
