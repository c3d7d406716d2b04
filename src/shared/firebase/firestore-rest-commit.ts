import { documentsName, restAddress } from './rest-address';

/** Fields of a new document: texts, and maps of texts. */
export type NewFields = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface NewDocument {
  readonly id: string;
  readonly fields: NewFields;
}

interface CreateOptions {
  /** The field that gets the server's time. */
  readonly timeField: string;
  /** Lets the browser finish the request after the page is gone; at most 64 KiB are under way at once. */
  readonly keepalive: boolean;
}

type RestValue = { stringValue: string } | { mapValue: { fields: Record<string, RestValue> } };

const encoded = (fields: NewFields): Record<string, RestValue> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? { stringValue: value } : { mapValue: { fields: encoded(value) } },
    ]),
  );

/**
 * Creates documents in one atomic write, over plain HTTP: for public pages, which cannot afford the SDK. Rejects
 * when the database refuses or cannot be reached, also when one of the ids is taken.
 */
export async function createDocuments(
  collection: string,
  documents: readonly NewDocument[],
  { timeField, keepalive }: CreateOptions,
): Promise<void> {
  const writes = documents.map(({ id, fields }) => ({
    update: { name: `${documentsName}/${collection}/${id}`, fields: encoded(fields) },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }));
  // Sent as plain text, so that the browser asks no permission first: on leaving a page there is no time for it.
  // Of the answer only that there is one matters: the result of each write stays away.
  const answer = await fetch(restAddress(':commit', { fields: 'commitTime' }), {
    method: 'POST',
    body: JSON.stringify({ writes }),
    keepalive,
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}.`);
}
