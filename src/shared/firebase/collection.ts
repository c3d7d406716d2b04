import { z } from 'zod';

/** A collection's path and the schema that everything read from it passes through. */
export interface Collection<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
}

/** Names a collection once, with the schema of its documents (database times arrive as Date). */
export function defineCollection<T>(path: string, schema: z.ZodType<T>): Collection<T> {
  return { path, schema };
}

export type WithId<T> = T & { readonly id: string };

/** A stored document that does not fit its schema: shown as such, never rewritten by viewing. */
export interface DamagedDocument {
  readonly id: string;
  readonly reason: string;
}

export type ParsedDocument<T> =
  | { readonly ok: true; readonly document: WithId<T> }
  | { readonly ok: false; readonly damaged: DamagedDocument };

interface DatabaseTime {
  toDate(): Date;
}

function isDatabaseTime(value: object): value is DatabaseTime {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Database times become Dates, at any depth; both Firestore builds have their own Timestamp class. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  if (isDatabaseTime(value)) return value.toDate();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDates(member)]));
}

/** Border control of the database: a document that fits, or the reason why it does not. */
export function parseDocument<T>(collection: Collection<T>, id: string, data: unknown): ParsedDocument<T> {
  const parsed = collection.schema.safeParse(withDates(data));
  if (parsed.success) return { ok: true, document: { ...parsed.data, id } };
  return { ok: false, damaged: { id, reason: z.prettifyError(parsed.error) } };
}
