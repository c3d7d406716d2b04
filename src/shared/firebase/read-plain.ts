import { call, type CallOptions, documentsName } from './rest';
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

/**
 * Reads one document by its path below the database's root, such as `proposals/acme`; undefined when there is none.
 * Rejects with a DatabaseError, or with the signal's reason.
 */
export async function readPlain(path: string, options?: CallOptions): Promise<PlainDocument | undefined> {
  // As a batch of one: in it a missing document is an answer and no error.
  const [answer] = (await call(
    ':batchGet',
    { documents: [`${documentsName}/${path}`] },
    options,
  )) as readonly {
    readonly found?: { readonly fields?: RestFields };
  }[];
  return (
    answer?.found && { id: path.slice(path.lastIndexOf('/') + 1), fields: decodeFields(answer.found.fields) }
  );
}
