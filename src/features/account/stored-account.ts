import { profiles } from '@/shared/auth/profile';
import { watchDocument } from '@/shared/firebase/firestore';
import { changeDocument, readDocument, serverTime } from '@/shared/firebase/firestore-lite';
import { deleteFile, storeFile } from '@/shared/firebase/storage';
import type { AccountStore } from './account-store';

/** The store of the running app: database and file storage. Writes are sent at once or fail, and never wait in a queue. */
export const storedAccount: AccountStore = {
  watch: (uid) => watchDocument(profiles, uid),
  read: (uid) => readDocument(profiles, uid),
  save: (uid, change) => changeDocument(profiles, uid, { ...change, updatedAt: serverTime() }),
  storePhoto: storeFile,
  deletePhoto: deleteFile,
};
