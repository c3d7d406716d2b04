import { commit, create, set, type Write } from '@/shared/firebase/commit';
import { patch, remove } from '@/shared/firebase/patch';
import { readForUpdate } from '@/shared/firebase/database';
import type { BackendWrite, SaveBackend } from './save-backend';
import { StoredValue } from '@/shared/firebase/stored-value';
import { callApi } from './api';
import { type CreateSender, createSender } from './sender';
import type { FieldValues } from '../values';

/** Thrown when another person has signed in since the change was made. */
class NotSignedInError extends Error {
  readonly code = 'unauthenticated';
}

interface WholeRecord {
  readonly path: string;
  readonly id: string;
  readonly fields: FieldValues;
}

/** Returns a write of a whole record, with `StoredValue` fields written as they were stored. */
function withStored(make: typeof create, { path, id, fields }: WholeRecord): Write {
  const isStored = ([, value]: [string, unknown]) => value instanceof StoredValue;
  const entries = Object.entries(fields);
  const write = make({ path }, id, Object.fromEntries(entries.filter((entry) => !isStored(entry))));
  const stored = entries.flatMap(([name, value]) =>
    value instanceof StoredValue ? [[name, value.stored] as const] : [],
  );
  const update = write.update ?? { name: '', fields: {} };
  return { ...write, update: { ...update, fields: { ...update.fields, ...Object.fromEntries(stored) } } };
}

function writeOf(write: BackendWrite) {
  const { path, id } = write;
  switch (write.kind) {
    case 'create':
      return withStored(create, write);
    case 'set':
      return withStored(set, write);
    case 'patch':
      return patch({ path }, id, write.patch, { ifUpdateTime: write.ifUpdateTime });
    default:
      return remove(
        { path },
        id,
        write.ifUpdateTime === undefined ? {} : { ifUpdateTime: write.ifUpdateTime },
      );
  }
}

/**
 * Returns the database and our API as a backend for one person's changes. Sends nothing in another person's
 * name.
 */
function serverBackend(uid: string, signedInUid: () => Promise<string | undefined>): SaveBackend {
  const check = async () => {
    if ((await signedInUid()) !== uid) throw new NotSignedInError('Another person is signed in, or nobody.');
  };
  return {
    async read(path, id, signal) {
      await check();
      return readForUpdate({ path }, id, { signal });
    },
    async commit(writes, signal) {
      await check();
      await commit(writes.map(writeOf), { signal });
    },
    async call(call, idempotencyKey, signal) {
      await check();
      await callApi(call, idempotencyKey, signal);
    },
  };
}

/** Returns a factory of the person's sender, which writes to the database and calls the API. */
export const serverSender =
  (uid: string, signedInUid: () => Promise<string | undefined>): CreateSender =>
  (options) =>
    createSender({ ...options, backend: serverBackend(uid, signedInUid) });
