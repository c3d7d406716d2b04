import { type Collection, parseDocument, type ParsedDocument } from './collection';
import { DatabaseError } from './database-error';
import { decodeFields } from './decode';
import { type FieldPath, segmentsOf, spelt } from './fields';
import { call, type CallOptions, documentsName } from './rest';
import type { RestFields } from './values';

/** Options for reading documents by id. */
interface ReadOptions<T> extends CallOptions {
  /** Reads only these fields. Documents count as invalid if the schema requires other fields. */
  readonly select?: readonly FieldPath<T>[];
}

/**
 * Reads several documents in one call. Returns them in the order of the ids, with undefined for missing ones.
 * The whole call fails if the person may not read one of them. Rejects as `getDocument` does.
 */
export async function getDocuments<T>(
  source: Collection<T>,
  ids: readonly string[],
  { select, ...options }: ReadOptions<T> = {},
): Promise<readonly (ParsedDocument<T> | undefined)[]> {
  if (ids.length === 0) return [];
  const nameOf = (id: string) => `${documentsName}/${source.path}/${id}`;
  const plain: readonly string[] | undefined = select;
  const answers = (await call(
    ':batchGet',
    {
      documents: [...new Set(ids)].map(nameOf),
      ...(plain && { mask: { fieldPaths: plain.map((field) => spelt(segmentsOf(field))) } }),
    },
    options,
  )) as readonly { readonly found?: { readonly name: string; readonly fields?: RestFields } }[];
  // The database answers in any order.
  const found = new Map(
    answers.flatMap(({ found: document }) => (document ? [[document.name, document]] : [])),
  );
  return ids.map((id) => {
    const document = found.get(nameOf(id));
    return document && parseDocument(source, id, decodeFields(document.fields));
  });
}

/**
 * Reads the documents with these ids, without missing ones and those that the person may not read. Uses one
 * call. If the rules refuse any document, they refuse the whole call, and each document is then read
 * separately. Rejects as `getDocument` does.
 */
export async function readAllowed<T>(
  source: Collection<T>,
  ids: readonly string[],
  options?: ReadOptions<T>,
): Promise<readonly ParsedDocument<T>[]> {
  try {
    const found = await getDocuments(source, ids, options);
    return found.filter((parsed) => parsed !== undefined);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === 'permission-denied')) throw error;
    if (ids.length === 1) return [];
    return (await Promise.all(ids.map((id) => readAllowed(source, [id], options)))).flat();
  }
}
