import { type Backend, type BackendOptions, startBackend } from '../start';

export type TestBackend = Backend;

/** Match statements that leave everything open except the collection `secret`. */
export const OPEN_RULES = `
  match /{collection}/{id} { allow read, write: if collection != 'secret'; }
  match /{collection}/{id}/{child}/{childId} { allow read, write; }
  match /{path=**}/sub/{id} { allow read; }`;

export function firestoreRules(matches: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`;
}

/** Starts a backend on free ports with the given match blocks as its Firestore rules. */
export async function startTestBackend(options: {
  readonly projectId: string;
  readonly rules?: string;
  readonly timing?: BackendOptions['webChannelTiming'];
}): Promise<TestBackend> {
  const backend = await startBackend({
    projectId: options.projectId,
    ports: { firestore: 0, auth: 0, storage: 0 },
    ...(options.timing === undefined ? {} : { webChannelTiming: options.timing }),
  });
  backend.setFirestoreRules(firestoreRules(options.rules ?? OPEN_RULES));
  return backend;
}
