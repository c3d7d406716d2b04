import { restAddress } from './rest-address';

/** A stored document as the REST API sends it: fields still carry their types, such as `{ stringValue: '…' }`. */
export interface RestDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The most documents that Firestore sends in one answer. */
const pageSize = '300';

/**
 * Reads a whole collection that anybody may list, in the order of its ids, without the SDK. Rejects when the database
 * cannot be reached, refuses, or answers in another form; and when `signal` is aborted.
 */
export async function listDocuments(collection: string, signal: AbortSignal): Promise<RestDocument[]> {
  const documents: RestDocument[] = [];
  let pageToken: string | undefined;
  do {
    const parameters = { pageSize, ...(pageToken && { pageToken }) };
    const answer = await fetch(restAddress(`/${collection}`, parameters), { signal });
    if (!answer.ok) throw new Error(`The list of ${collection} was answered with ${answer.status}.`);
    const page: unknown = await answer.json();
    if (!isRecord(page)) throw new Error(`The list of ${collection} is not an object.`);
    documents.push(...readDocuments(page.documents));
    pageToken = typeof page.nextPageToken === 'string' ? page.nextPageToken : undefined;
  } while (pageToken);
  return documents;
}

/** The text of a stored value; undefined when it holds anything else. */
export function textOf(value: unknown): string | undefined {
  const text = isRecord(value) ? value.stringValue : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The texts of a stored list; undefined when it is no list or holds anything else. */
export function textsOf(value: unknown): string[] | undefined {
  if (!isRecord(value) || !isRecord(value.arrayValue)) return undefined;
  // An empty list is sent without its values.
  const { values = [] } = value.arrayValue;
  if (!Array.isArray(values)) return undefined;
  const texts = values.map(textOf);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function readDocuments(list: unknown): RestDocument[] {
  // An empty collection is sent without its documents.
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw new Error('The documents are not a list.');
  return list.map((document: unknown) => {
    if (!isRecord(document) || typeof document.name !== 'string') throw new Error('A document has no name.');
    return {
      id: document.name.slice(document.name.lastIndexOf('/') + 1),
      fields: isRecord(document.fields) ? document.fields : {},
    };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
