import { serverBackend } from './backend';
import { type CreateSender, createSender } from './sender';

/** Returns what creates a person's sender, which writes to the database and calls the API. */
export const serverSender =
  (uid: string, signedInUid: () => Promise<string | undefined>): CreateSender =>
  (options) =>
    createSender({ ...options, backend: serverBackend(uid, signedInUid) });
