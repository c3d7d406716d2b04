import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { environment, firebaseApp, hostAndPort } from './app';
import { identityReady } from './rest';

/**
 * The time in ms that the SDK retries a call without an answer. An upload that makes progress may take
 * longer.
 */
const retryMs = 10_000;

function start(): FirebaseStorage {
  const storage = getStorage(firebaseApp);
  storage.maxUploadRetryTime = retryMs;
  storage.maxOperationRetryTime = retryMs;
  if (environment.localBackend) {
    const { host, port } = hostAndPort(environment.localBackend.storage);
    connectStorageEmulator(storage, host, port);
  }
  return storage;
}

const storage = start();

/**
 * Stores a file under a new path and resolves with its download link. The link works for everyone until the
 * file is deleted. Calls `onProgress` with the uploaded part, from 0 to 1. Rejects with the code `canceled`
 * if `signal` aborts, and then stores nothing.
 */
export async function storeFile(
  path: string,
  file: Blob,
  { onProgress, signal }: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
): Promise<string> {
  await identityReady();
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, file, { contentType: file.type });
  const cancel = () => task.cancel();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 1 : bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    signal.removeEventListener('abort', cancel);
    stop();
  }
  return getDownloadURL(target);
}

/**
 * Deletes a stored file, which breaks all links to it. Rejects with the code `object-not-found` if it is
 * gone.
 */
export async function deleteFile(path: string): Promise<void> {
  await identityReady();
  await deleteObject(ref(storage, path));
}
