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

setTokenProvider(async () => {
  // Whoever is signed in from before is known only when the browser's storage has been read.
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
});

/** Whom the provider knows in this browser now: another tab may have signed somebody else in. */
export const signedInUid = (): string | undefined => auth.currentUser?.uid;
