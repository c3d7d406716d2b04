import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { environment, firebaseApp } from '@/shared/firebase/app';
import { setTokenProvider } from '@/shared/firebase/rest';
import { hasSessionHint } from './session-hint';
import { readStoredToken } from './stored-token';

/** Where sessions are kept, best first; without either a session lasts as long as its page. */
export const sessionStores: readonly Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

function startAuth(): Auth {
  // No popup resolver: the only provider is e-mail and password, and it would load a foreign script.
  const started = initializeAuth(firebaseApp, { persistence: [...sessionStores] });
  if (environment.localBackend) {
    connectAuthEmulator(started, `http://${environment.localBackend.auth}`, { disableWarnings: true });
  }
  return started;
}

/** The one identity client of the page. */
export const auth = startAuth();

/** What the browser keeps of a session, before the client has confirmed it. */
export const storedToken = hasSessionHint()
  ? readStoredToken(environment.firebase)
  : Promise.resolve(undefined);

let isReady = false;
/** Whoever is signed in from before is known when the browser's storage has been read and the provider asked. */
async function clientIsReady(): Promise<void> {
  await auth.authStateReady();
  isReady = true;
}
const ready = clientIsReady();
const clientToken = async () => {
  await ready;
  return auth.currentUser?.getIdToken();
};
const earliestToken = async () => (await storedToken)?.token ?? clientToken();

setTokenProvider(() => (isReady ? clientToken() : Promise.race([earliestToken(), clientToken()])));

/** Whom the provider knows in this browser now: another tab may have signed somebody else in. */
export async function signedInUid(): Promise<string | undefined> {
  await ready;
  return auth.currentUser?.uid;
}
