import { call, type CallOptions, documentsName } from './rest';
import { decodeFields } from './decode';
import type { RestFields } from './values';

/** A document as stored, without validation. */
export interface PlainDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads a whole collection, ordered by id. For public pages, because the schemas of `database.ts` are too
 * large for them. Rejects with a DatabaseError, or with the signal's reason.
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
 * Reads one document by its path below the database's root, such as `proposals/acme`. Resolves with undefined
 * if there is none. Rejects with a DatabaseError, or with the signal's reason.
 */
export async function readPlain(path: string, options?: CallOptions): Promise<PlainDocument | undefined> {
  // Reads a batch of one, in which a missing document is an answer and not an error.
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
