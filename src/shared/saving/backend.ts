import { commit, create, set } from '@/shared/firebase/commit';
import { patch, remove } from '@/shared/firebase/patch';
import { readForUpdate } from '@/shared/firebase/database';
import type { BackendWrite, SaveBackend } from './attempt';
import { callApi } from './api';

/** Another person has signed in while a change of the person before was to be sent. */
class NotSignedInError extends Error {
  readonly code = 'unauthenticated';
}

function writeOf(write: BackendWrite) {
  const { path, id } = write;
  switch (write.kind) {
    case 'create':
      return create({ path }, id, write.fields);
    case 'set':
      return set({ path }, id, write.fields);
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

/** The database and our API for the changes of one person; it sends nothing in the name of another. */
export function serverBackend(uid: string, signedInUid: () => Promise<string | undefined>): SaveBackend {
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
