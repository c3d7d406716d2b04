import { encodeFields } from '@/shared/firebase/values';
import type { Stack } from './stack';

const names = 'projects/demo-acf/databases/(default)/documents';

async function commit(stack: Stack, writes: readonly object[]): Promise<void> {
  const answer = await fetch(`${stack.backendOrigins[0]}/v1/${names}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`Writing gave ${answer.status}: ${await answer.text()}`);
}

/** Deletes all documents of these collections, bypassing the rules. */
export async function removeAll(stack: Stack, collections: readonly string[]): Promise<void> {
  for (const collection of collections) {
    const found = await stack.documents(collection);
    await commit(
      stack,
      found.map(({ id }) => ({ delete: `${names}/${collection}/${id}` })),
    );
  }
}

/** Stores a document, bypassing the rules. `path` is collection and id. */
export const storeRecord = (stack: Stack, path: string, fields: object): Promise<void> =>
  commit(stack, [{ update: { name: `${names}/${path}`, fields: encodeFields(fields) } }]);

/** Changes fields of a stored document, bypassing the rules. `path` is collection and id. */
export const changeRecord = (stack: Stack, path: string, fields: object): Promise<void> =>
  commit(stack, [
    {
      update: { name: `${names}/${path}`, fields: encodeFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
      currentDocument: { exists: true },
    },
  ]);
