import { call, type CallOptions } from './rest';
import { decodeFields } from './decode';
import type { RestFields } from './values';

/** A document as it is stored, not validated. */
export interface PlainDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads a whole collection in the order of its ids, for public pages, which cannot afford the schemas of
 * `database.ts`. Rejects with a DatabaseError, or with the signal's reason.
 */
export async function readAll(collectionId: string, options?: CallOptions): Promise<PlainDocument[]> {
  const body = { structuredQuery: { from: [{ collectionId }] } };
  const parts = (await call(':runQuery', body, options)) as readonly {
    readonly document?: { readonly name: string; readonly fields?: RestFields };
  }[];
  return parts.flatMap(({ document }) =>
    document === undefined
      ? []
      : {
          id: document.name.slice(document.name.lastIndexOf('/') + 1),
          fields: decodeFields(document.fields),
        },
  );
}
