import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import * as liteSdk from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { ConformanceCase, ConformanceContext } from './case';

/** The ports of the backend under test on 127.0.0.1. */
export interface ConformanceTarget {
  readonly projectId: string;
  readonly firestorePort: number;
  readonly authPort: number;
  readonly storagePort: number;
  /**
   * True if `x.localhost` names resolve to this machine. Browsers resolve them all; Node's resolver may not.
   */
  readonly namedHosts: boolean;
}

/** The Storage rules of the backend that the cases run on. The cases that need Firestore rules set them. */
export const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} { allow read, write; }
    match /own/{uid}/{file} { allow read, write: if request.auth.uid == uid; }
    match /letters/{path=**} {
      allow create: if resource == null && request.resource.size < 10
        && request.resource.contentType == 'text/plain' && request.resource.metadata == null;
      allow get: if resource.metadata.visible == 'yes';
    }
    match /known/{file} {
      allow read: if firestore.get(/databases/(default)/documents/conformance/reader).data.uid == request.auth.uid;
    }
  }
}`;

let hosts = 0;

/** Runs one case on its own clients and ends them. Rejects if the backend behaves differently. */
export async function runCase(entry: ConformanceCase, target: ConformanceTarget): Promise<void> {
  setLogLevel('silent');
  liteSdk.setLogLevel('silent');
  const apps: FirebaseApp[] = [];
  const newApp = (projectId = target.projectId) => {
    const app = initializeApp(
      { projectId, apiKey: 'k', storageBucket: `${projectId}.appspot.com` },
      `${entry.id}-${apps.length}`,
    );
    apps.push(app);
    return app;
  };
  const newHost = () => {
    hosts += 1;
    return target.namedHosts ? `x${hosts}.localhost` : '127.0.0.1';
  };
  const newFirestore = () => {
    const firestore = initializeFirestore(newApp(), {});
    connectFirestoreEmulator(firestore, newHost(), target.firestorePort, { mockUserToken: 'owner' });
    return firestore;
  };
  const lite = liteSdk.initializeFirestore(newApp(), {});
  liteSdk.connectFirestoreEmulator(lite, newHost(), target.firestorePort, { mockUserToken: 'owner' });
  const auth = initializeAuth(newApp(), { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${newHost()}:${target.authPort}`, { disableWarnings: true });
  const storage = getStorage(newApp());
  connectStorageEmulator(storage, newHost(), target.storagePort, { mockUserToken: { sub: 'alice' } });

  const context: ConformanceContext = {
    firestore: newFirestore(),
    otherFirestore: newFirestore(),
    lite,
    auth,
    storage,
    collection: `case-${entry.id}`,
    addresses: {
      firestore: `http://127.0.0.1:${target.firestorePort}`,
      auth: `http://127.0.0.1:${target.authPort}`,
      storage: `http://127.0.0.1:${target.storagePort}`,
    },
    projectId: target.projectId,
    newApp,
    newHost,
  };
  try {
    await entry.run(context);
  } finally {
    await Promise.all(apps.map((app) => deleteApp(app)));
  }
}
