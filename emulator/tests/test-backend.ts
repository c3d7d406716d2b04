import { type Backend, type BackendOptions, startBackend } from '../start';

export type TestBackend = Backend;

/** Matches below which everything is open except the collection `secret`. */
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

/** A backend on free ports whose Firestore rules are the given match blocks. */
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
